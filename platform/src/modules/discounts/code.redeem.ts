import type { DiscountCode } from '../../../data/discount-codes'
import type { Db } from '../../kernel/db/database'
import { OrderImpossible, type OrderPlaced } from '../orders'
import { limitProblem } from './discount.rules'
import { findCode, hasOrdered, insertRedemption, lockCode, usesOf } from './discounts.store'

const isLimited = ({ totalLimit, perCustomerLimit, isFirstOrderOnly }: DiscountCode): boolean =>
  totalLimit !== undefined || perCustomerLimit !== undefined || isFirstOrderOnly === true

/** Only what another order can have taken since the basket was priced: time changes nothing of what is paid. */
const isUsedUp = async (tx: Db, code: DiscountCode, { row, orderId }: OrderPlaced): Promise<boolean> =>
  limitProblem(code, await usesOf(tx, code, row)) !== null ||
  (code.isFirstOrderOnly === true && (await hasOrdered(tx, row, orderId)))

/** Counts the use of the code an order is paid with. Throws an `OrderImpossible` when other orders have used it up meanwhile. */
export const redeemCode = async (placed: OrderPlaced): Promise<void> => {
  const { tx, orderId, row, built, now } = placed
  const applied = built.promotions?.applied[0]
  const known = applied?.discount_code == null ? null : await findCode(tx, applied.discount_code)
  if (known === null) return
  const { code } = known
  const held = isLimited(known) ? await lockCode(tx, code) : null
  if (held !== null && (await isUsedUp(tx, held, placed)))
    throw new OrderImpossible('DISCOUNT_CODE_LOST', 'signed_basket: the code has been used up', row.id)
  await insertRedemption(tx, { orderId, code, customerId: row.customerId, redeemedAt: now })
}
