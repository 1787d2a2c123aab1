import * as z from 'zod/mini'
import { instantSchema } from '../fulfilment'

/** One way of being told. */
const updateChannelSchema = z.object({
  /** Where its messages go, or would go; null where the order left nothing to write to. */
  to: z.nullable(z.string()),
  is_on: z.boolean(),
})

/** What somebody asked to be told of their order, and what they would read next (X18). */
export const orderUpdatesSchema = z.object({
  email: updateChannelSchema,
  text: updateChannelSchema,
  /** The words of the next message, as they would be sent now; null where only bad news is left. */
  next: z.nullable(z.string()),
  /** Until when anything is sent at the latest; null once nothing more is. */
  until: z.nullable(instantSchema),
})
export type OrderUpdates = z.infer<typeof orderUpdatesSchema>
