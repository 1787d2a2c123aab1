import { z } from 'zod'

/** The ways of ordering that can be held back by themselves. */
export const CHANNELS = ['COLLECTION', 'DELIVERY'] as const
export const channelSchema = z.enum(CHANNELS)
export type Channel = (typeof CHANNELS)[number]

/** A restaurant with what an operator can change about its day. */
export const restaurantSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  market: z.enum(['UK', 'IE']),
  slug: z.string(),
  /** Until it is opened again. */
  isClosed: z.boolean(),
  pausedUntil: z.string().nullable(),
  throttledUntil: z.object({ COLLECTION: z.string().nullable(), DELIVERY: z.string().nullable() }),
  /** Today's, by its own clock; null on a day off. */
  hours: z.object({ opens: z.string(), closes: z.string() }).nullable(),
  hasChosenHours: z.boolean(),
  prepTimeMins: z.number(),
  slotCapacity: z.number(),
  hasOwnCapacity: z.boolean(),
})

export type TradingRestaurant = z.output<typeof restaurantSchema>

export const restaurantsSchema = z.object({ restaurants: z.array(restaurantSchema) })
