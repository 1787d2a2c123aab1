import type { SignedBasket, SubmitOrderRequest, TransactionRequest } from '@galo/contracts'
import type { PayAttempt } from './place-order.model'

type CollectionOrder = Extract<SubmitOrderRequest, { type: 'COLLECTION' }>

/** Who collects what when, as the platform wants it. `pickupTime` is a UTC instant. */
export interface OrderDetails {
  readonly customer: CollectionOrder['customer']
  readonly pickupTime: string
}

/** Row I06. The sum is the frozen basket's own: the platform refuses any other. */
export const transactionRequest = (
  { data }: SignedBasket,
  { basketId, fraudSessionId }: PayAttempt,
  { deviceId, email }: { readonly deviceId: string; readonly email: string },
): TransactionRequest => ({
  paymentGateway: 'STRIPE',
  merchant: { fulfilmentMethod: data.fulfilment_type, restaurantIdentifier: data.restaurant_id },
  metadata: {
    source: 'WEB',
    deviceId,
    basketId,
    ...(fraudSessionId === null ? {} : { sigmundSessionId: fraudSessionId }),
    guest: { email },
  },
  stripe: { amount: data.totals.grand_total.value, currency: data.totals.grand_total.currency_code },
})

/** Rows J01, J02. */
export const orderRequest = (
  { data, expiry, signature }: SignedBasket,
  { transactionReference }: PayAttempt,
  { customer, pickupTime }: OrderDetails,
): CollectionOrder => ({
  type: 'COLLECTION',
  customer,
  pickup_time: pickupTime,
  signed_basket: { basket: data, expiry, signature },
  payment_reference: transactionReference,
})
