import type { FoundOrder } from '@galo/console/calls'
import { formatMoney, MARKETS, money } from '@galo/domain'
import { inArray, eq, getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../kernel/db/database'
import { orders, restaurants, transactions } from '../../kernel/db/schema'
import { Refusal } from '../../kernel/http/refusal'
import { pageOfFinds, readFind, type FindsAfter } from '../../modules/finding'
import { refundsOf, type RefundRow } from '../../modules/orders'

const PAGE = 20

/** Both markets share one wall clock. */
const { timeZone: TIME_ZONE } = MARKETS.UK

/** Orders with their restaurant and the card that paid them. */
export const ordersWithPayment = (db: Db, ids: readonly string[]) =>
  db
    .select({
      order: getTableColumns(orders),
      restaurant: { name: restaurants.name, market: restaurants.market },
      cardBrand: transactions.cardBrand,
      cardLastFour: transactions.cardLastFour,
      paidAt: transactions.paidAt,
    })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.id, orders.restaurantId))
    .leftJoin(transactions, eq(transactions.reference, orders.paymentReference))
    .where(inArray(orders.id, [...ids]))

type OrderWithPayment = Awaited<ReturnType<typeof ordersWithPayment>>[number]

/** What has gone back, or is on its way, in minor units: all of it once the order itself is paid back. */
const goneBackOf = ({ order }: Pick<OrderWithPayment, 'order'>, given: readonly RefundRow[]): number => {
  if (order.paymentReference === null) return 0
  return order.refundedAt === null ? given.reduce((sum, { amount }) => sum + amount, 0) : order.grandTotal + order.tip
}

export const foundOrder = (row: OrderWithPayment, given: readonly RefundRow[]): FoundOrder => {
  const { order, restaurant, cardLastFour } = row
  const { first_name: first, last_name: last, email, phone_number: phone } = order.customer
  const back = goneBackOf(row, given)
  return {
    id: order.id,
    shortId: order.shortId,
    state: order.state,
    fulfilmentType: order.fulfilmentType,
    restaurantName: restaurant.name,
    customerName: [first, last].filter((name) => name != null && name !== '').join(' '),
    email: email ?? null,
    phone: phone ?? null,
    postcode: order.address?.postcode ?? null,
    cardLastFour,
    createdAt: order.createdAt.toISOString(),
    paidLabel: formatMoney(money(order.currency, order.grandTotal + order.tip)),
    backLabel: back === 0 ? null : formatMoney(money(order.currency, back)),
    isRefunded: order.refundedAt !== null,
  }
}

const cursorSchema = z.tuple([z.iso.datetime(), z.string().max(100)])

const readCursor = (after: string): FindsAfter | null => {
  if (after === '') return null
  const [instant, ...id] = after.split(' ')
  const read = cursorSchema.safeParse([instant, id.join(' ')])
  if (!read.success) throw new Refusal(400, 'BAD_REQUEST', 'after: not from a page before')
  return { createdAt: new Date(read.data[0]), orderId: read.data[1] }
}

/** A page of what is found by these words, the latest first. */
export const findOrdersBy = async (
  db: Db,
  { find, after }: { readonly find: string; readonly after: string },
  now: Date,
) => {
  const read = readFind(find, now.getTime(), TIME_ZONE)
  const finds = await pageOfFinds(db, read, TIME_ZONE, { after: readCursor(after), most: PAGE + 1 })
  const page = finds.slice(0, PAGE)
  const ids = page.map(({ orderId }) => orderId)
  const [rows, given] = ids.length === 0 ? [[], []] : [await ordersWithPayment(db, ids), await refundsOf(db, ids)]
  const last = page.at(-1)
  return {
    orders: ids.flatMap((id) => {
      const row = rows.find(({ order }) => order.id === id)
      return row === undefined
        ? []
        : [
            foundOrder(
              row,
              given.filter(({ orderId }) => orderId === id),
            ),
          ]
    }),
    next: finds.length > PAGE && last !== undefined ? `${last.createdAt.toISOString()} ${last.orderId}` : null,
  }
}
