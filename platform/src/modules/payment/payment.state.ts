import { Refusal } from '../../kernel/http/refusal'
import type { CardProvider } from '../../providers/card/port'
import type { BasketPayments, BasketPlatform } from '../basket'
import type { OrderPlatform, OrderPayments } from '../orders'
import { findTransaction, openTransactionOf, replaceTransaction } from './payment.store'

/** What paying works with: the baskets it is for, and where the money is. */
export interface PaymentPlatform extends BasketPlatform, OrderPlatform {
  readonly cards: CardProvider
  readonly payments: BasketPayments & OrderPayments
}

/** What others may know of the money for a basket: it is asked of the provider, so that nothing depends on a message of its. */
export const createPayments = (cards: CardProvider): PaymentPlatform['payments'] => ({
  isPaid: async (tx, basketId, now) => {
    const open = await openTransactionOf(tx, basketId)
    if (open === undefined) return false
    return (await cards.at(tx, now).getIntent(open.intentId))?.status === 'succeeded'
  },
  withdraw: async (tx, basketId, now) => {
    const open = await openTransactionOf(tx, basketId)
    if (open === undefined) return true
    const intent = await cards.at(tx, now).cancelIntent(open.intentId)
    if (intent?.status === 'succeeded') return false
    await replaceTransaction(tx, open.reference)
    return true
  },
  // Only what costs nothing needs no payment (I10).
  checkPaid: async (tx, row, built, reference, now) => {
    const { currency_code, value } = built.totals.grand_total
    if (value === 0) return 0
    if (reference === null) throw new Refusal(400, 'BAD_REQUEST', 'payment_reference: Required')
    const payment = await findTransaction(tx, reference)
    if (payment === undefined || payment.basketId !== row.id || payment.customerId !== row.customerId)
      throw new Refusal(409, 'PAYMENT_REFERENCE_INVALID', 'payment_reference: not a payment for this basket')
    // Paid with it once, and given back or withdrawn since: what a provider says of it is not money we have.
    if (payment.state !== 'open')
      throw new Refusal(409, 'PAYMENT_NOT_SETTLED', 'payment_reference: this payment has gone back')
    const intent = await cards.at(tx, now).getIntent(payment.intentId)
    if (intent?.status !== 'succeeded') throw new Refusal(409, 'PAYMENT_NOT_SETTLED', 'payment_reference: not paid yet')
    if (payment.amount - payment.tip !== value || payment.currency !== currency_code)
      throw new Refusal(409, 'PAYMENT_MISMATCH', 'payment_reference: paid another sum')
    return payment.tip
  },
})
