import type { SubmittedOrder } from '@galo/contracts/orders'

/** What is known of a delivery by whoever may follow it, theirs or not: how it is brought, and how far it is. */
export type BroughtOrder = Pick<SubmittedOrder, 'created_at' | 'order_state' | 'stage_times'> & {
  readonly fulfilment: Pick<
    SubmittedOrder['fulfilment'],
    'type' | 'delivery_state' | 'delivery_partner_details' | 'redelivery_details'
  >
}
