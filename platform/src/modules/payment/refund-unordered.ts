import { lockBasket, orderOfBasket, repriceBasket, type HeldBasket } from '../basket'
import type { OrderFailed } from '../orders'
import type { PaymentPlatform } from './payment.state'
import { openTransactionOf, replaceTransaction } from './payment.store'

/**
 * The money of a basket goes back, once, and the basket thaws: priced by the menu of this moment, to be changed and paid anew.
 * Call it with the basket held and no order made of it.
 */
export const refundBasket = async (
  platform: PaymentPlatform,
  { tx, row, now }: Omit<HeldBasket, 'platform'>,
): Promise<void> => {
  const open = await openTransactionOf(tx, row.id)
  if (open !== undefined) {
    await platform.cards.at(tx, now).refund(open.intentId)
    await replaceTransaction(tx, open.reference)
  }
  await repriceBasket({ platform, tx, row, now })
}

/** No order can come of what was paid for. Told the same again, it does nothing more. */
export const refundUnorderedBasket = (
  platform: PaymentPlatform,
  { customerId, basketId }: OrderFailed,
): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const row = await lockBasket(tx, basketId, customerId)
    // Another try may have gone through since this one was refused.
    if (row === undefined || row.built === null || (await orderOfBasket(tx, row.id)) !== undefined) return
    await refundBasket(platform, { tx, row, now: platform.clock.now() })
  })
