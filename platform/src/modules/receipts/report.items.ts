import type { ReportedItem } from '@galo/contracts/orders'
import { decideReport, portionsWorth, reportableUntil, sumMoney, type Money } from '@galo/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orderReports, orders } from '../../kernel/db/schema'
import { Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { deliveriesOf, paidOrderOf, type OrderRow } from '../orders'
import { findReport, givenBackLately, type ReportRow } from './reports.store'

/** When the customer got it: a collection at its time, a delivery when it was brought; null for neither, and at a table, where our people are asked. */
const handedOverAt = async (db: Db, order: OrderRow): Promise<Date | null> => {
  if (order.state !== 'confirmed' || order.paymentReference === null || order.refundedAt !== null) return null
  if (order.fulfilmentType === 'COLLECTION') return order.pickupTime
  if (order.fulfilmentType !== 'DELIVERY') return null
  const last = (await deliveriesOf(db, [order.id])).at(-1)
  return last?.state === 'DELIVERED' ? last.since : null
}

/** Until when something of an order can be reported; null when it can not. */
export const reportUntil = async (db: Db, order: OrderRow, now: Date): Promise<Date | null> => {
  const since = await handedOverAt(db, order)
  return reportableUntil(since?.getTime() ?? null, now.getTime())
}

/** What was paid for the reported portions, with their deposits; null when the order has no such line, or not so many of it. */
const worthOf = (order: OrderRow, items: readonly ReportedItem[]): Money | null => {
  const counts = new Map<string, number>()
  for (const { line_id, quantity } of items) counts.set(line_id, (counts.get(line_id) ?? 0) + quantity)
  const { lines } = paidOrderOf(order)
  const worth: Money[] = []
  for (const [id, quantity] of counts) {
    const line = lines.find((each) => each.id === id)
    if (line === undefined || quantity > line.quantity) return null
    worth.push(portionsWorth(line, quantity))
  }
  return sumMoney(order.currency, worth)
}

const sorted = (items: readonly ReportedItem[]): string =>
  JSON.stringify(items.map(({ line_id, quantity, problem }) => `${line_id} ${quantity} ${problem}`).sort())

/** Writes down what was missing or wrong, once for an order (X28), and whether it needs a second look. */
export const writeReport = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  orderId: string,
  items: readonly ReportedItem[],
): Promise<ReportRow> => {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order === undefined) throw new Error(`Order ${orderId} is gone`)
    const known = await findReport(tx, orderId)
    if (known !== undefined) {
      if (sorted(known.items) === sorted(items)) return known
      throw new Refusal(409, 'REPORTED_ALREADY', 'Something else of this order has been reported')
    }
    if ((await reportUntil(tx, order, now)) === null)
      throw new Refusal(409, 'REPORT_NOT_POSSIBLE', 'The order is not there yet, or it is too late')
    const worth = worthOf(order, items)
    if (worth === null) throw new Refusal(400, 'REPORTED_ITEMS_UNKNOWN', 'items: not of this order, or not so many')
    const isByRule = decideReport(worth, await givenBackLately(tx, orderId, now)) === 'give-back'
    const row: ReportRow = {
      orderId,
      items: [...items],
      amount: worth.value,
      state: 'waiting',
      reportedAt: now,
      decidedAt: null,
      isByRule,
    }
    await tx.insert(orderReports).values(row)
    return row
  })
}

/** A person's word on a report that waits. One that was decided stays as it is. */
export const decideWaiting = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  orderId: string,
  state: 'given-back' | 'declined',
): Promise<ReportRow | undefined> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(orderReports).where(eq(orderReports.orderId, orderId)).for('update')
    if (row?.state !== 'waiting') return row
    const changes = { state, decidedAt: clock.now() }
    await tx.update(orderReports).set(changes).where(eq(orderReports.orderId, orderId))
    return { ...row, ...changes }
  })
