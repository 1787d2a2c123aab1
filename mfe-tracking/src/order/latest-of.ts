import type { SubmittedOrder } from '@galo/contracts/orders'
import { isOlderReading, type OrderProgress } from '@galo/domain'
import type { BroughtOrder } from './brought-order'

/** How far an order is, in the domain's words. */
export const progressOf = ({
  order_state,
  fulfilment,
}: Pick<BroughtOrder, 'order_state' | 'fulfilment'>): OrderProgress => ({
  fulfilmentType: fulfilment.type,
  orderState: order_state,
  deliveryState: fulfilment.delivery_state,
  redeliveryState: fulfilment.redelivery_details?.state,
})

/**
 * What is known of an order once it has been read again. Answers overtake each other: one from before what is known changes nothing, so that no stage is
 * taken back and no end undone.
 */
export const latestOf = (known: SubmittedOrder | undefined, read: SubmittedOrder): SubmittedOrder => {
  if (known === undefined) return read
  const hasLostRefund = known.refund?.given_back_at != null && read.refund?.given_back_at == null
  return hasLostRefund || isOlderReading(progressOf(known), progressOf(read)) ? known : read
}
