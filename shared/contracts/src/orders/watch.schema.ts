import * as z from '@galo/schema'
import { ORDER_STATES } from '@galo/domain'
import { instantSchema } from '../fulfilment'
import { submittedOrderSchema } from './orders.schema'

const {
  fulfilment,
  stage_times: stageTimes,
  created_at: createdAt,
  answered_from: answeredFrom,
} = submittedOrderSchema.shape
const { type, delivery_state, delivery_partner_details, redelivery_details } = fulfilment.shape

/**
 * What somebody sees of a delivery that is shared with them: how far it is and when it arrives. Neither who ordered nor what, no money, no number to
 * call, no code, and no place on the map: a ride ends at somebody's door.
 */
export const watchedOrderSchema = z.object({
  id: z.string(),
  created_at: createdAt,
  /** Whatever an order failed for, here it was `rejected`. */
  order_state: z.enum(ORDER_STATES),
  answered_from: answeredFrom,
  restaurant_name: z.nullable(z.string()),
  fulfilment: z.object({ type, delivery_state, delivery_partner_details, redelivery_details }),
  stage_times: stageTimes,
  /** Between which instants its rider will be there; null while nobody rides. */
  estimated_arrival: z.nullable(z.object({ lower: instantSchema, upper: instantSchema })),
  /** How long it may be watched. */
  until: instantSchema,
})
export type WatchedOrder = z.infer<typeof watchedOrderSchema>
