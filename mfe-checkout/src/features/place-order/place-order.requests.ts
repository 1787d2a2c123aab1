import type { SignedBasket } from '@galo/contracts/basket'
import type { OrderRequest } from '@galo/contracts/orders'
import type { TransactionRequest } from '@galo/contracts/payment'
import type { OrderingMethod } from './ordering-method'
import { sumToPay, type PayAttempt } from './place-order.states'

/** What is said of the card that is about to be asked for the money; nothing is said where it is only asked how a payment stands. */
export type CardAsked = Pick<TransactionRequest, 'walletPaymentMethodId' | 'saveCard'>

/** Row I06. The sum is the frozen basket's own, with the tip: the platform refuses any other. */
export const transactionRequest = (
  { data }: SignedBasket,
  { basketId, fraudSessionId, details }: PayAttempt,
  { deviceId, customerId }: { readonly deviceId: string; readonly customerId: string | null },
  ofCard: CardAsked = {},
): TransactionRequest => ({
  paymentGateway: 'STRIPE',
  merchant: { fulfilmentMethod: data.fulfilment_type, restaurantIdentifier: data.restaurant_id },
  metadata: {
    source: 'WEB',
    deviceId,
    basketId,
    ...(fraudSessionId === null ? {} : { sigmundSessionId: fraudSessionId }),
    // Whoever sits at a table need not say where they can be written to.
    ...(details.customer.email === '' ? {} : { guest: { email: details.customer.email } }),
    ...(details.isOfAge === true && { isAgeRestrictedOrder: true }),
  },
  ...(details.tip !== undefined && { tip: details.tip }),
  ...ofCard,
  stripe: { amount: sumToPay(data, details).value, currency: data.totals.grand_total.currency_code, customerId },
})

/** Rows J01, J02. */
export const orderRequest = (
  { data, expiry, signature }: SignedBasket,
  { transactionReference, details: { customer, fulfilment, isOfAge, newsWords, joinWords } }: PayAttempt,
  method: OrderingMethod,
): OrderRequest => ({
  ...method.orderFields(fulfilment),
  customer,
  signed_basket: { basket: data, expiry, signature },
  payment_reference: transactionReference,
  ...(isOfAge === true && { is_age_restricted_order: true }),
  ...(newsWords !== undefined && { marketing_consent: { words_version: newsWords } }),
  ...(joinWords !== undefined && { loyalty_signup: { words_version: joinWords } }),
})
