import { refundLeft, type RefundedPortions } from '@galo/domain'
import { eq } from 'drizzle-orm'
import { orders } from '../../kernel/db/schema'
import { Refusal } from '../../kernel/http/refusal'
import { goneBackIn, paidOrderOf, refundsOf } from '../orders'
import { giveBackOfOrder, type RefundPlatform } from '../refunds'
import { decideWaiting } from './report.items'
import { findReport, type ReportRow } from './reports.store'

/** The only one of its order: asked again it is the same refund. */
const refundIdOf = (orderId: string): string => `${orderId}-report`

/** A line that was partly missing and partly wrong goes back as one. */
const portionsOf = ({ items }: ReportRow): readonly RefundedPortions[] => {
  const counts = new Map<string, number>()
  for (const { line_id, quantity } of items) counts.set(line_id, (counts.get(line_id) ?? 0) + quantity)
  return [...counts].map(([lineId, quantity]) => ({ lineId, quantity }))
}

/**
 * Gives back what was paid for what a waiting report names, and says so in it (0156). Asked again, it is given once. `by` is who decided. Throws a
 * `Refusal` where that money has gone back already.
 */
export const giveBackReported = async (platform: RefundPlatform, orderId: string, by: string): Promise<void> => {
  const { db } = platform
  const report = await findReport(db, orderId)
  if (report?.state !== 'waiting') return
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order === undefined) throw new Error(`Order ${orderId} is gone`)
  await giveBackOfOrder(platform, orderId, {
    id: refundIdOf(orderId),
    wish: { kind: 'parts', lines: portionsOf(report), fees: [] },
    left: refundLeft(paidOrderOf(order), goneBackIn(await refundsOf(db, [orderId]))).value,
    reason: report.items.every(({ problem }) => problem === 'wrong') ? 'wrong' : 'missing',
    note: '',
    by,
  })
  await decideWaiting(platform, orderId, 'given-back')
}

/** What needs no second look goes back at once. Where it can not, support has done so before: the report waits for a person. */
export const giveBackByRule = async (platform: RefundPlatform, { orderId, isByRule }: ReportRow): Promise<void> => {
  if (!isByRule) return
  try {
    await giveBackReported(platform, orderId, 'rule')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
