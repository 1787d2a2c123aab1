import * as z from '@galo/schema'
import { instantSchema } from '../fulfilment'

/** One way of being told. */
const updateChannelSchema = z.object({
  /** Where its messages go, or would go; null where the order left nothing to write to. */
  to: z.nullable(z.string()),
  is_on: z.boolean(),
})

const BASE64URL = /^[\w-]+$/

/** A browser's subscription, as it writes it: where its push service takes messages, and what they are encrypted with. */
export const pushDeviceSchema = z.object({
  endpoint: z.string().check(z.maxLength(1_024)),
  keys: z.object({
    p256dh: z.string().check(z.maxLength(100), z.regex(BASE64URL)),
    auth: z.string().check(z.maxLength(30), z.regex(BASE64URL)),
  }),
})

export type PushDevice = z.infer<typeof pushDeviceSchema>

/** What somebody asked to be told of their order, and what they would read next (X18). */
export const orderUpdatesSchema = z.object({
  email: updateChannelSchema,
  text: updateChannelSchema,
  /** By a message that the browser shows (web push); left out where the platform pushes nothing. */
  push: z.optional(
    z.object({
      ...updateChannelSchema.shape,
      /** The public key that a browser subscribes for. */
      key: z.string(),
    }),
  ),
  /** The words of the next message, as they would be sent now; null where only bad news is left. */
  next: z.nullable(z.string()),
  /** Until when anything is sent at the latest; null once nothing more is. */
  until: z.nullable(instantSchema),
})
export type OrderUpdates = z.infer<typeof orderUpdatesSchema>
