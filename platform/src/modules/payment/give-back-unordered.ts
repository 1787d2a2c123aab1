import { eq } from 'drizzle-orm'
import { baskets } from '../../kernel/db/schema'
import { transactAsking } from '../../kernel/db/ask-first'
import { logDefect } from '../../kernel/defect'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { orderOfBasket } from '../basket'
import { giveBack } from './owed-refunds'
import type { PaymentPlatform } from './payment.state'
import { findTransaction } from './payment.store'
import { refundBasket } from './refund-unordered'

/**
 * Support's word: what was paid and has no order goes back now, without waiting for its hour. Said again it does nothing more; the basket can be changed and
 * paid anew. Throws a 409 once there is an order.
 */
export const giveBackUnorderedPayment = async (platform: PaymentPlatform, reference: string): Promise<void> => {
  const now = platform.clock.now()
  const known = await findTransaction(platform.db, reference)
  if (known === undefined) throw notFound('Payment')
  // The provider's word, and not a message's: what is not in can't go back.
  await platform.payments.look(known.basketId)
  await transactAsking(platform.db, async (tx) => {
    const [row] = await tx.select().from(baskets).where(eq(baskets.id, known.basketId)).for('update')
    if (row === undefined) throw notFound('Payment')
    if ((await orderOfBasket(tx, row.id))?.paymentReference === reference)
      throw new Refusal(409, 'PAYMENT_ORDERED', 'An order has come of it: give it back there')
    const payment = await findTransaction(tx, reference)
    if (payment?.state === 'open' && payment.paidAt !== null) await refundBasket(platform, { tx, row, now })
  })
  await giveBack(platform, reference, now).catch((error: unknown) =>
    logDefect(`The money of payment ${reference} could not go back yet and will be tried again`, error),
  )
}
