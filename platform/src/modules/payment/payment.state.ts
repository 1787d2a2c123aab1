import { Refusal } from '../../kernel/http/refusal'
import { AskFirst } from '../../kernel/db/ask-first'
import type { CardProvider } from '../../providers/card/port'
import type { BasketPayments, BasketPlatform } from '../basket'
import type { OrderPlatform, OrderPayments } from '../orders'
import { lookAtPayment, withdrawAtProvider, type WithCards } from './payment.look'
import { findTransaction, openTransactionOf, replaceTransaction } from './payment.store'

/** What paying works with: the baskets it is for, and where the money is. */
export interface PaymentPlatform extends BasketPlatform, OrderPlatform {
  readonly cards: CardProvider
  readonly payments: BasketPayments & OrderPayments
}

/**
 * What others may know of the money for a basket. Whether it is in, the provider says and no message of its: `look` asks it, before a
 * transaction begins; inside, what it has answered is read (0117).
 */
export const createPayments = (withCards: WithCards): PaymentPlatform['payments'] => ({
  look: async (basketId) => {
    const open = await openTransactionOf(withCards.db, basketId)
    if (open !== undefined && open.paidAt === null) await lookAtPayment(withCards, basketId)
  },
  isPaid: async (tx, basketId) => (await openTransactionOf(tx, basketId))?.paidAt != null,
  withdraw: async (tx, basketId) => {
    const open = await openTransactionOf(tx, basketId)
    if (open === undefined) return true
    if (open.paidAt !== null) return false
    if (open.intentId !== null) throw new AskFirst(() => withdrawAtProvider(withCards, open))
    // Nobody was given anything to pay with yet; who is about to be finds it withdrawn.
    await replaceTransaction(tx, open.reference)
    return true
  },
  // Only what costs nothing needs no payment (I10).
  checkPaid: async (tx, row, built, reference) => {
    const { currency_code, value } = built.totals.grand_total
    if (value === 0) return 0
    if (reference === null) throw new Refusal(400, 'BAD_REQUEST', 'payment_reference: Required')
    const payment = await findTransaction(tx, reference)
    if (payment === undefined || payment.basketId !== row.id || payment.customerId !== row.customerId)
      throw new Refusal(409, 'PAYMENT_REFERENCE_INVALID', 'payment_reference: not a payment for this basket')
    // Paid with it once, and given back or withdrawn since: what a provider says of it is not money we have.
    if (payment.state !== 'open')
      throw new Refusal(409, 'PAYMENT_NOT_SETTLED', 'payment_reference: this payment has gone back')
    if (payment.paidAt === null) throw new Refusal(409, 'PAYMENT_NOT_SETTLED', 'payment_reference: not paid yet')
    if (payment.amount - payment.tip !== value || payment.currency !== currency_code)
      throw new Refusal(409, 'PAYMENT_MISMATCH', 'payment_reference: paid another sum')
    return payment.tip
  },
})
