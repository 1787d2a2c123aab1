import type { BasketView } from '@galo/contracts/basket'
import { REWARD_TYPES } from '@galo/domain'
import type { SeedDiscountCode } from '../../../data/discount-codes'
import type { BasketRow } from '../basket/basket.store'
import type { Db } from '../../kernel/db/database'
import { limitProblem } from '../discounts/discount.rules'
import { findCode, hasOrdered, insertRedemption, lockCode, usesOf } from '../discounts/discounts.store'
import { HopelessOrder } from '../payment/give-back'
import { lockCard, nextOf, useReward } from './loyalty.store'

export interface Redemption {
  readonly orderId: string
  readonly row: BasketRow
  readonly built: BasketView
  readonly now: Date
}

const redeemReward = async (tx: Db, { orderId, row, built, now }: Redemption): Promise<void> => {
  const applied = built.loyalty?.rewards?.applied[0]?.reward_type
  const type = REWARD_TYPES.find((each) => each === applied)
  if (type === undefined) return
  const card = await lockCard(tx, row.customerId)
  const reward = card && (await nextOf(tx, card.cardNumber, type, now))
  if (reward === undefined)
    throw new HopelessOrder('REWARD_LOST', 'signed_basket: the reward has been used for another order', row.id)
  await useReward(tx, reward.id, orderId, now)
}

const isLimited = ({ totalLimit, perCustomerLimit, isFirstOrderOnly }: SeedDiscountCode): boolean =>
  totalLimit !== undefined || perCustomerLimit !== undefined || isFirstOrderOnly === true

/** Only what another order can have taken since the basket was priced: time changes nothing of what is paid. */
const isUsedUp = async (tx: Db, code: SeedDiscountCode, row: BasketRow): Promise<boolean> =>
  limitProblem(code, await usesOf(tx, code, row)) !== null ||
  (code.isFirstOrderOnly === true && (await hasOrdered(tx, row)))

const redeemCode = async (tx: Db, { orderId, row, built, now }: Redemption): Promise<void> => {
  const applied = built.promotions?.applied[0]
  const known = applied?.discount_code == null ? null : await findCode(tx, applied.discount_code)
  if (known === null) return
  const { code } = known
  const held = isLimited(known) ? await lockCode(tx, code) : null
  if (held !== null && (await isUsedUp(tx, held, row)))
    throw new HopelessOrder('DISCOUNT_CODE_LOST', 'signed_basket: the code has been used up', row.id)
  await insertRedemption(tx, { orderId, code, customerId: row.customerId, redeemedAt: now })
}

/**
 * Takes what a built basket is paid with besides money: one reward off the card, one use of the code. Part of the transaction that makes
 * the order, and only there; each is had once. Throws a `HopelessOrder` when somebody was quicker.
 */
export const redeemFor = async (tx: Db, redemption: Redemption): Promise<void> => {
  await redeemReward(tx, redemption)
  await redeemCode(tx, redemption)
}
