import type { OrderMoved } from '../orders'
import { findTransaction, oweRefund } from './payment.store'

/** The money of an order that is to be paid back is owed with the order's own commit, and goes back right after. */
export const refundOrder = async ({ tx, before, after }: OrderMoved): Promise<void> => {
  if (before.refundedAt !== null || after.refundedAt === null || after.paymentReference === null) return
  const paid = await findTransaction(tx, after.paymentReference)
  if (paid !== undefined) await oweRefund(tx, paid.reference, after.refundedAt)
}
