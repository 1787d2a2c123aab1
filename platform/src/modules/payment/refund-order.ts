import type { OrderMoved } from '../orders'
import type { PaymentPlatform } from './payment.state'
import { findTransaction } from './payment.store'

/** The money of an order that is to be paid back goes back with the order's own commit. */
export const refundOrder = async ({ cards }: PaymentPlatform, { tx, before, after }: OrderMoved): Promise<void> => {
  if (before.refundedAt !== null || after.refundedAt === null || after.paymentReference === null) return
  const paid = await findTransaction(tx, after.paymentReference)
  if (paid !== undefined) await cards.at(tx, after.refundedAt).refund(paid.intentId)
}
