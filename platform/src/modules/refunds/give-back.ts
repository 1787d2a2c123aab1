import {
  isPlacedOrder,
  money,
  refundLeft,
  refundSum,
  type RefundedParts,
  type RefundReason,
  type RefundRefusal,
} from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { refunds } from '../../kernel/db/schema'
import { logDefect } from '../../kernel/defect'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { CardProvider } from '../../providers/card/port'
import {
  goneBackIn,
  holdOrder,
  moveHeldOrder,
  paidOrderOf,
  refundsOf,
  type OrderPlatform,
  type OrderRow,
  type RefundRow,
} from '../orders'
import { sendLetter } from '../outbox'
import { KITCHEN } from './kitchen'
import { makePartRefund } from './part-refunds.step'
import { refundLetter } from './refund.letter'
import { partTakenOut } from './refunds.events'
import { findRefund } from './refunds.store'

/** The platform with who can give money back. */
export interface RefundPlatform extends OrderPlatform {
  readonly cards: CardProvider
}

/** What somebody wants given back of an order. */
export interface RefundAsked {
  /** Chosen by who asks: the same again is the same refund, however often it arrives. */
  readonly id: string
  readonly wish:
    | { readonly kind: 'whole' }
    | ({ readonly kind: 'parts' } & RefundedParts)
    /** In minor units of the order. */
    | { readonly kind: 'amount'; readonly amount: number }
  /** What was left of the order when they looked, in minor units: whoever was faster is not answered with the same money again. */
  readonly left: number
  readonly reason: RefundReason
  readonly note: string
  readonly by: string
}

const REFUSALS = {
  'nothing-left': ['REFUND_NOTHING_LEFT', 'Everything that was paid has gone back'],
  'nothing-chosen': ['REFUND_NOTHING_CHOSEN', 'wish: nothing that costs anything was chosen'],
  'not-in-the-order': ['REFUND_NOT_IN_ORDER', 'wish: not a part of this order'],
  'gone-back-already': ['REFUND_GONE_BACK', 'That has gone back already'],
  'more-than-left': ['REFUND_MORE_THAN_LEFT', 'That is more than is left of what was paid'],
} as const satisfies Record<RefundRefusal, readonly [string, string]>

const refuse = (why: RefundRefusal): never => {
  const [code, message] = REFUSALS[why]
  throw new Refusal(409, code, message)
}

/** How much goes back, and whether that is all that was left. */
const decide = (order: OrderRow, given: readonly RefundRow[], { wish, left: seen }: RefundAsked) => {
  if (order.paymentReference === null || order.refundedAt !== null) return refuse('nothing-left')
  const [paid, gone] = [paidOrderOf(order), goneBackIn(given)]
  const left = refundLeft(paid, gone)
  if (left.value !== seen)
    throw new Refusal(409, 'REFUND_OUT_OF_DATE', 'Something has gone back meanwhile: look again before you give more')
  const sum = refundSum(
    paid,
    gone,
    wish.kind === 'amount' ? { kind: 'amount', amount: money(order.currency, wish.amount) } : wish,
  )
  if (!sum.ok) return refuse(sum.error)
  const isWhole = sum.value.value === left.value
  if (isWhole && isPlacedOrder(order.state))
    throw new Refusal(409, 'ORDER_WAITS', 'The kitchen has not answered yet: reject the order, and all of it goes back')
  return { paymentReference: order.paymentReference, amount: sum.value.value, isWhole }
}

/** With the order held: nobody else gives of it meanwhile. */
const decideHeld = async (
  platform: RefundPlatform,
  tx: Db,
  orderId: string,
  asked: RefundAsked,
): Promise<RefundRow> => {
  const now = platform.clock.now()
  const order = await holdOrder(tx, orderId)
  if (order === undefined) throw notFound('Order')
  const known = await findRefund(tx, asked.id)
  if (known !== undefined) {
    if (known.orderId === orderId) return known
    throw new Refusal(409, 'REFUND_ID_USED', 'id: used for another order')
  }
  const { amount, isWhole, paymentReference } = decide(order, await refundsOf(tx, [orderId]), asked)
  const { id, wish, reason, note, by } = asked
  const row: RefundRow = {
    ...{ id, orderId, paymentReference, amount, isWhole, reason, note, by },
    currency: order.currency,
    lines: wish.kind === 'parts' ? wish.lines : [],
    fees: wish.kind === 'parts' ? wish.fees : [],
    createdAt: now,
    dueAt: isWhole ? null : now,
    madeAt: null,
  }
  await tx.insert(refunds).values(row)
  if (isWhole) {
    // Everything that hangs on the order follows it: stamps, codes, a second try at the door.
    const move = await moveHeldOrder(platform, tx, order, { kind: 'refund' }, now)
    if (move.kind === 'refused') throw new Refusal(409, move.why.code, move.why.message)
  }
  const letter = await refundLetter(tx, platform.config, order, row)
  if (letter !== null) await sendLetter(tx, letter, now)
  if (by === KITCHEN && !isWhole) await platform.events.publish(partTakenOut, { tx, order, refund: row, now })
  return row
}

/**
 * Gives money of an order back, whole or in part, and writes to who paid. Pressed twice, by two at once, or asked again after an answer that was lost:
 * it is given once, and never more than was paid. When the provider can't be asked now it is asked again until it has answered; the refund stands.
 * Throws a `Refusal` when it may not be given.
 */
export const giveBackOfOrder = async (
  platform: RefundPlatform,
  orderId: string,
  asked: RefundAsked,
): Promise<RefundRow> => {
  const row = await platform.db.transaction((tx) => decideHeld(platform, tx, orderId, asked))
  if (row.dueAt !== null)
    await makePartRefund(platform, row.id, platform.clock.now()).catch((error: unknown) =>
      logDefect(`Refund ${row.id} could not be made yet and will be tried again`, error),
    )
  return (await findRefund(platform.db, row.id)) ?? row
}
