import { z } from 'zod'

const LONGEST_PAUSE_MINS = 24 * 60
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'like 20:30')
const minutes = z.int().min(1).max(LONGEST_PAUSE_MINS).nullable()

export const pauseSchema = z.object({ minutes })
export const closedSchema = z.object({ isClosed: z.boolean() })
export const availableSchema = z.object({ isAvailable: z.boolean() })

/** Today's hours by the restaurant's own clock; what is left out stays as it is. Closing at or before opening is the next day. */
export const hoursSchema = z.union([
  z.object({ reset: z.literal(true) }),
  z
    .object({ opens: wallTime.optional(), closes: wallTime.optional() })
    .refine(({ opens, closes }) => opens !== undefined || closes !== undefined, 'opens or closes, or { reset: true }'),
])

/** An omitted setting stays; a capacity of null is the usual one. */
export const kitchenSchema = z
  .object({
    prepTimeMins: z.int().min(0).max(180),
    slotCapacity: z.int().min(1).max(1000).nullable(),
  })
  .partial()

export const throttledChannelSchema = z.enum(['COLLECTION', 'DELIVERY'])
