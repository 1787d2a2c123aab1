import type { BasketView } from '@galo/contracts/basket'
import { isSignedBy } from '../basket/basket.signature'
import type { BasketRow } from '../basket/basket.store'
import type { Db } from '../../kernel/db/database'
import { Refusal } from '../../kernel/http/refusal'
import { standInProvider } from '../../providers/card/card-provider'
import { findTransaction } from '../payment/payment.store'
import type { SubmittedRequest } from '@galo/contracts/orders'

/** The basket must be the very one that was built. It may have expired: once its price is paid, time does not change it. */
export const builtBasket = (
  row: BasketRow,
  { basket, expiry, signature }: SubmittedRequest['signed_basket'],
  basketKey: string,
): BasketView => {
  if (!isSignedBy(basket, expiry, signature, basketKey))
    throw new Refusal(409, 'BASKET_ALTERED', 'signed_basket: not the basket we signed')
  if (row.built === null) throw new Refusal(409, 'BASKET_NOT_BUILT', 'signed_basket: build the order before submitting')
  if (basket.revision !== row.revision)
    throw new Refusal(409, 'BASKET_STALE', 'signed_basket: the basket has changed since')
  return row.built
}

/** An order is taken for money that is in: this basket's, this customer's, this sum. Only what costs nothing needs none (I10). */
export const checkPayment = async (
  tx: Db,
  row: BasketRow,
  built: BasketView,
  reference: string | null,
  now: Date,
): Promise<void> => {
  const { currency_code, value } = built.totals.grand_total
  if (value === 0) return
  if (reference === null) throw new Refusal(400, 'BAD_REQUEST', 'payment_reference: Required')
  const payment = await findTransaction(tx, reference)
  if (payment === undefined || payment.basketId !== row.id || payment.customerId !== row.customerId)
    throw new Refusal(409, 'PAYMENT_REFERENCE_INVALID', 'payment_reference: not a payment for this basket')
  // Paid with it once, and given back or withdrawn since: what a provider says of it is not money we have.
  if (payment.state !== 'open')
    throw new Refusal(409, 'PAYMENT_NOT_SETTLED', 'payment_reference: this payment has gone back')
  const intent = await standInProvider(tx, now).getIntent(payment.intentId)
  if (intent?.status !== 'succeeded') throw new Refusal(409, 'PAYMENT_NOT_SETTLED', 'payment_reference: not paid yet')
  if (payment.amount !== value || payment.currency !== currency_code)
    throw new Refusal(409, 'PAYMENT_MISMATCH', 'payment_reference: paid another sum')
}
