import { transactAsking } from '../../kernel/db/ask-first'
import { logDefect } from '../../kernel/defect'
import { lockBasket, orderOfBasket, repriceBasket, type HeldBasket } from '../basket'
import type { OrderFailed } from '../orders'
import { giveBack } from './owed-refunds'
import type { PaymentPlatform } from './payment.state'
import { openTransactionOf, oweRefund, replaceTransaction } from './payment.store'

/**
 * The money of a basket is owed, once, and the basket thaws: priced by the menu of this moment, to be changed and paid anew. Answers
 * the payment to give back, which is for after the commit. Call it with the basket held and no order made of it.
 */
export const refundBasket = async (
  platform: PaymentPlatform,
  { tx, row, now }: Omit<HeldBasket, 'platform'>,
): Promise<string | null> => {
  const open = await openTransactionOf(tx, row.id)
  const paid = open?.paidAt == null ? undefined : open
  if (paid !== undefined) {
    await oweRefund(tx, paid.reference, now)
    await replaceTransaction(tx, paid.reference)
  }
  await repriceBasket({ platform, tx, row, now })
  return paid?.reference ?? null
}

/** No order can come of what was paid for. Told the same again, it does nothing more. */
export const refundUnorderedBasket = async (
  platform: PaymentPlatform,
  { customerId, basketId }: OrderFailed,
): Promise<void> => {
  const now = platform.clock.now()
  const owed = await transactAsking(platform.db, async (tx) => {
    const row = await lockBasket(tx, basketId, customerId)
    // Another try may have gone through since this one was refused.
    if (row === undefined || row.built === null || (await orderOfBasket(tx, row.id)) !== undefined) return null
    return refundBasket(platform, { tx, row, now })
  })
  if (owed === null) return
  // Before the customer is answered, if the provider is there; else as soon as it is.
  await giveBack(platform, owed, now).catch((error: unknown) =>
    logDefect(`The money of payment ${owed} could not go back yet and will be tried again`, error),
  )
}
