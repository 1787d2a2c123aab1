/** What the platform says about an order (J06). What the customer is shown is a stage. */
export const ORDER_STATES = [
  'new',
  'placed',
  'confirmed',
  'rejected',
  'payment_declined',
  'rejected_by_delivery_partner',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** What the platform says about a delivery, in the order it happens; the last five are terminal (J07). */
export const DELIVERY_STATES = [
  'UNSTARTED',
  'SENT_TO_DELIVERY_PARTNER',
  'ACCEPTED_BY_DELIVERY_PARTNER',
  'RIDER_ASSIGNED',
  'RIDER_ARRIVED',
  'RIDER_IN_TRANSIT',
  'RIDER_NEARBY',
  'DELIVERED',
  'CANCELLED',
  'UNDELIVERABLE',
  'REJECTED_BY_DELIVERY_PARTNER',
  'REJECTED_AFTER_ACCEPTED',
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
