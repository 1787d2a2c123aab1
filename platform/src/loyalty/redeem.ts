import type { BasketView } from '../basket/basket.shape'
import { freshen } from '../basket/basket.hold'
import { lockBasket, type BasketRow } from '../basket/basket.store'
import type { Db } from '../db/database'
import { limitProblem } from '../discounts/discount.rules'
import { findCode, insertRedemption, lockCode, usesOf } from '../discounts/discounts.store'
import { Refusal } from '../http/refusal'
import { openTransactionOf, replaceTransaction } from '../payment/payment.store'
import type { Platform } from '../platform'
import { refundCharge } from '../stand-ins/card/card.store'
import { lockCard, nextOf, useReward } from './loyalty.store'

/** Somebody was quicker: the reward or the last use of the code went to another order between building this one and ordering it. */
export class LostOffer extends Refusal {
  constructor(
    code: 'REWARD_LOST' | 'DISCOUNT_CODE_LOST',
    message: string,
    readonly basketId: string,
  ) {
    super(409, code, message)
  }
}

export interface Redemption {
  readonly orderId: string
  readonly row: BasketRow
  readonly built: BasketView
  readonly now: Date
}

const redeemReward = async (tx: Db, { orderId, row, built, now }: Redemption): Promise<void> => {
  const type = built.loyalty?.rewards.applied[0]?.reward_type
  if (type === undefined) return
  const card = await lockCard(tx, row.customerId)
  const reward = card && (await nextOf(tx, card.cardNumber, type, now))
  if (reward === undefined)
    throw new LostOffer('REWARD_LOST', 'signed_basket: the reward has been used for another order', row.id)
  await useReward(tx, reward.id, orderId, now)
}

const redeemCode = async (tx: Db, { orderId, row, built, now }: Redemption): Promise<void> => {
  const [applied] = built.promotions.applied
  const known = applied?.discount_code == null ? null : await findCode(tx, applied.discount_code)
  if (known === null) return
  const { customerId } = row
  const { code } = known
  const isLimited = known.totalLimit !== undefined || known.perCustomerLimit !== undefined
  const held = isLimited ? await lockCode(tx, code) : known
  if (held !== null && isLimited && limitProblem(held, await usesOf(tx, held, customerId)) !== null)
    throw new LostOffer('DISCOUNT_CODE_LOST', 'signed_basket: the code has been used up', row.id)
  await insertRedemption(tx, { orderId, code, customerId, redeemedAt: now })
}

/**
 * Takes what a built basket is paid with besides money: one reward off the card, one use of the code. Part of the transaction that makes
 * the order, and only there; each is had once. Throws a `LostOffer` when somebody was quicker.
 */
export const redeemFor = async (tx: Db, redemption: Redemption): Promise<void> => {
  await redeemReward(tx, redemption)
  await redeemCode(tx, redemption)
}

/** A basket that can not be ordered at the price it was paid: the money goes back and the basket thaws, without what it lost. */
const giveUp = ({ db, clock }: Platform, customerId: string, basketId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const row = await lockBasket(tx, basketId, customerId)
    if (row === undefined || row.built === null) return
    const open = await openTransactionOf(tx, row.id)
    if (open !== undefined) {
      await refundCharge(tx, open.intentId, now)
      await replaceTransaction(tx, open.reference)
    }
    await freshen({ tx, row, now })
  })

/** Runs a submit; when it loses its offer, nobody has paid for nothing before the refusal is answered. Asked again, it does the same again. */
export const refundingLost = async <T>(platform: Platform, customerId: string, submit: Promise<T>): Promise<T> => {
  try {
    return await submit
  } catch (error) {
    if (error instanceof LostOffer) await giveUp(platform, customerId, error.basketId)
    throw error
  }
}
