import { isFailedOrder, portionsGone, refundLeft, type RefundedPortions } from '@galo/domain'
import { eq } from 'drizzle-orm'
import { orders } from '../../kernel/db/schema'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { currentTry, deliveriesOf, goneBackIn, paidOrderOf, refundsOf, type RefundRow } from '../orders'
import { giveBackOfOrder, type RefundPlatform } from './give-back'
import { KITCHEN } from './kitchen'

/** Once somebody carries it there is nothing to be taken out of it any more. */
const WITH_THE_RIDER = ['RIDER_IN_TRANSIT', 'RIDER_NEARBY', 'DELIVERED', 'UNDELIVERABLE'] as const

const gone = (): Refusal => new Refusal(409, 'ORDER_HAS_LEFT', 'It has left the kitchen, or came to nothing')

/**
 * What a kitchen has run out of comes out of an order, and what was paid for it goes back by the one rule (0158): its customer reads what is missing before
 * they get it. The same id again is the same; whoever asks twice takes out once. Not all of it: an order without food is turned down.
 */
export const takeOutOfOrder = async (
  platform: RefundPlatform,
  orderId: string,
  { id, lines }: { readonly id: string; readonly lines: readonly RefundedPortions[] },
): Promise<RefundRow> => {
  const { db } = platform
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order === undefined) throw notFound('Order')
  const tries = await deliveriesOf(db, [orderId])
  const state = currentTry({ order, tries })?.state
  const before = await refundsOf(db, [orderId])
  const isSame = before.some((known) => known.id === id)
  if (!isSame && (isFailedOrder(order.state) || WITH_THE_RIDER.some((each) => each === state))) throw gone()
  const paid = paidOrderOf(order)
  const goneBack = goneBackIn(before)
  const isAll = paid.lines.every((line) => portionsGone(line.id, [...goneBack, { lines, fees: [] }]) >= line.quantity)
  if (!isSame && isAll)
    throw new Refusal(409, 'NOTHING_WOULD_BE_LEFT', 'That is all of the food: reject the order, or give all of it back')
  return giveBackOfOrder(platform, orderId, {
    id,
    wish: { kind: 'parts', lines, fees: [] },
    // What was looked at above: who was faster makes this be looked at again.
    left: refundLeft(paid, goneBack).value,
    reason: 'sold-out',
    note: '',
    by: KITCHEN,
  })
}
