import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'
import { restaurantsSchema } from './restaurant.schema'

const LONGEST_PAUSE_MINS = 24 * 60
const LONGEST_PREP_MINS = 180
const MOST_PER_SLOT = 1000

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'like 20:30')
/** Null takes the pause back. */
const pauseSchema = z.object({ minutes: z.int().min(1).max(LONGEST_PAUSE_MINS).nullable() })

/** A change is answered with all restaurants, as they are then. */
const change = {
  method: 'PUT',
  credential: 'none',
  source: 'platform',
  answer: restaurantsSchema,
  errors: { NOT_FOUND: 404 },
} as const

export const listRestaurants = defineCall({
  ...change,
  name: 'console.list-restaurants',
  method: 'GET',
  path: '/restaurants',
})

/** Every way of ordering at once. */
export const pauseRestaurant = defineCall({
  ...change,
  name: 'console.pause-restaurant',
  path: '/restaurants/:id/pause',
  request: pauseSchema,
})

export const throttleChannel = defineCall({
  ...change,
  name: 'console.throttle-channel',
  path: '/restaurants/:id/throttles/:channel',
  request: pauseSchema,
})

export const closeRestaurant = defineCall({
  ...change,
  name: 'console.close-restaurant',
  path: '/restaurants/:id/closed',
  request: z.object({ isClosed: z.boolean() }),
})

/** Today's hours by the restaurant's own clock; what is left out stays as it is. Closing at or before opening is the next day. */
export const chooseHours = defineCall({
  ...change,
  name: 'console.choose-hours',
  path: '/restaurants/:id/hours',
  request: z.union([
    z.object({ reset: z.literal(true) }),
    z
      .object({ opens: wallTime.optional(), closes: wallTime.optional() })
      .refine(
        ({ opens, closes }) => opens !== undefined || closes !== undefined,
        'opens or closes, or { reset: true }',
      ),
  ]),
  errors: { NOT_FOUND: 404, DAY_OFF: 409 },
})

/** An omitted setting stays; a capacity of null is the usual one. */
export const setKitchen = defineCall({
  ...change,
  name: 'console.set-kitchen',
  path: '/restaurants/:id/kitchen',
  request: z
    .object({
      prepTimeMins: z.int().min(0).max(LONGEST_PREP_MINS),
      slotCapacity: z.int().min(1).max(MOST_PER_SLOT).nullable(),
    })
    .partial(),
})
