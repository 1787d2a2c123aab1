import * as z from '@galo/schema'
import { DELIVERY_STATES, ORDER_STATES } from '@galo/domain'
import { deductionSchema } from '../deduction'
import { chosenFulfilmentSchema, instantSchema } from '../fulfilment'
import { lineFoodShape } from '../line-food'
import { wirePriceSchema } from '../money/money.schema'
import { preferencesSchema } from '../preferences'

const orderStateSchema = z.enum(ORDER_STATES)
const guestOrderStateSchema = z.enum(['placed', 'confirmed', 'rejected', 'payment_declined'])

const orderItemSchema = z.object({
  id: z.string(),
  /** The dish's, to order it again by. */
  menu_item_id: z.nullish(z.string()),
  /** Of its picture as the menu has it now, without size and ending; null for a dish that left the menu. */
  image_url: z.nullish(z.string()),
  display_name: z.string(),
  quantity: z.number(),
  /** For one, with its choices. */
  price: wirePriceSchema,
  total_price: wirePriceSchema,
  modifiers: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      prompt_label: z.string(),
      choices: z.array(z.object({ id: z.string(), display_name: z.string(), price: wirePriceSchema })),
    }),
  ),
  discounts: z.array(deductionSchema),
  ...lineFoodShape,
})
export type OrderItem = z.infer<typeof orderItemSchema>

/** Minutes from now until the food is there, as the partner reckons. */
const deliveryWindowSchema = z.object({ minimum_mins: z.number(), maximum_mins: z.number() })

/** A second try to deliver (J11); it goes through the same states as the first. */
const redeliverySchema = z.object({
  state: z.enum(DELIVERY_STATES),
  window: z.nullish(deliveryWindowSchema),
  reason: z.nullish(z.string()),
})

/** The company that delivers (G12). Not an enum: an order by a new partner must still have a page. */
const partnerSchema = z.object({
  id: z.nullish(z.string()),
  estimated_window: z.nullish(deliveryWindowSchema),
})

const coordinatesSchema = z.object({ lat: z.number(), lon: z.number() })

/** Where a delivery goes (J02), as it was written. */
const orderAddressSchema = z.object({
  line_1: z.string(),
  line_2: z.nullish(z.string()),
  city: z.string(),
  country_code: z.enum(['GB', 'IE']),
  postcode: z.nullish(z.string()),
  delivery_note: z.nullish(z.string()),
  coords: z.nullish(coordinatesSchema),
})
export type OrderAddress = z.infer<typeof orderAddressSchema>

const fulfilmentSchema = z.object({
  type: chosenFulfilmentSchema,
  pickup_time: z.nullish(instantSchema),
  table: z.nullish(z.string()),
  handover_code: z.nullish(z.string()),
  delivery_state: z.nullish(z.enum(DELIVERY_STATES)),
  delivery_partner_details: z.nullish(partnerSchema),
  redelivery_details: z.nullish(redeliverySchema),
})

/** Who cooks it, by name and address, so that a list of orders needs no further questions. */
const orderRestaurantSchema = z.object({ slug: z.string(), name: z.string(), address: z.string() })

/** Money on its way back to whoever paid (J13). Of what a bank never took, as with a declined card, there is none. */
const refundSchema = z.object({
  amount: wirePriceSchema,
  /** `null` while it is decided and not yet done. */
  given_back_at: z.nullish(instantSchema),
  /** The last day, on the restaurant's calendar, by which it is on the customer's account. */
  due_by: z.iso.date(),
  /** Why, where somebody gave it back. Not an enum: a new reason must not cost anybody their order's page. */
  reason: z.nullish(z.string()),
})

/** A part of what was paid that somebody gave back: of lines and fees, or just a sum (X23, X28). */
const partRefundSchema = z.object({
  ...refundSchema.shape,
  reason: z.string(),
  lines: z.array(z.object({ id: z.string(), quantity: z.number() })),
  /** By kind. */
  fees: z.array(z.string()),
  decided_at: instantSchema,
})
export type PartRefund = z.infer<typeof partRefundSchema>

/** The card that paid, as far as anybody may see it. */
export const paidCardSchema = z.object({
  /** As the provider writes it, all small. */
  brand: z.nullish(z.string()),
  last_four: z.string(),
})
export type PaidCard = z.infer<typeof paidCardSchema>

/** One order as it was bought (J05). */
export const submittedOrderSchema = z.object({
  id: z.string(),
  basket_id: z.string(),
  restaurant_id: z.string(),
  restaurant: z.nullish(orderRestaurantSchema),
  created_at: instantSchema,
  short_id: z.string(),
  order_state: orderStateSchema,
  guest_order_state: z.nullish(guestOrderStateSchema),
  address: z.nullish(orderAddressSchema),
  fulfilment: fulfilmentSchema,
  costs: z.object({
    sub_total: wirePriceSchema,
    /** What was paid, tip included. */
    total: wirePriceSchema,
    /** What of it goes to staff; left out where there is none (X06). */
    tip: z.nullish(wirePriceSchema),
    fees: z.array(z.object({ kind: z.string(), amount: wirePriceSchema })),
    discounts: z.array(deductionSchema),
  }),
  order_items: z.array(orderItemSchema),
  payment: z.object({ currency: z.enum(['GBP', 'EUR']), card: z.nullish(paidCardSchema) }),
  refund: z.nullish(refundSchema),
  // Not an enum: an order that was called off for a reason of tomorrow must still have a page.
  /** Why the house called it off after its yes (decision 0150). */
  called_off_for: z.nullish(z.string()),
  /** When somebody is there to answer it, of an order that was made while the doors were shut. */
  answered_from: z.nullish(instantSchema),
  part_refunds: z.nullish(z.array(partRefundSchema)),
  // Not an enum: a stage of tomorrow must not cost anybody their order's page.
  /** When its customer was first shown each stage, the first first; of a second try alone, once there is one. */
  stage_times: z.nullish(z.array(z.object({ stage: z.string(), at: instantSchema }))),
  loyalty_card_number: z.nullish(z.string()),
  preferences: z.nullish(preferencesSchema),
  is_age_restricted_order: z.boolean(),
})
export type SubmittedOrder = z.infer<typeof submittedOrderSchema>

/** What polling reads. */
export const orderStatusSchema = z.object({
  order_state: orderStateSchema,
  guest_order_state: z.nullish(guestOrderStateSchema),
  delivery_state: z.nullish(z.enum(DELIVERY_STATES)),
  /** Of a second try, once there is one. */
  redelivery_state: z.nullish(z.enum(DELIVERY_STATES)),
  refund: z.nullish(refundSchema),
  /** How many parts have gone back: one more is news. */
  part_refund_count: z.nullish(z.number()),
})
export type OrderStatus = z.infer<typeof orderStatusSchema>

/** The rider, their position at this moment, and the two instants they will arrive between (J10). */
export const riderTrackingSchema = z.object({
  partner_id: z.string(),
  rider: z.object({
    full_name: z.string(),
    /** Blank when the partner does not give it. */
    contact_number: z.string(),
    /** To type after the number was called; blank for none. */
    contact_bridge_code: z.string(),
  }),
  estimated_arrival: z.object({ lower: instantSchema, upper: instantSchema }),
  rider_position: coordinatesSchema,
  customer_position: coordinatesSchema,
})
export type RiderTracking = z.infer<typeof riderTrackingSchema>
