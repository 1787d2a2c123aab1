import * as z from '@galo/schema'
import type { AnswerOf } from '../call/call'
import { defineQuery } from '../call/query'
import { anyInstantSchema, instantSchema } from '../fulfilment'
import { ordersShape } from './capacity.schema'

/**
 * Per restaurant, up to ten of them, the slots that still have room of the day that `fromTime` is in, from then on (G02, G03): today, or a
 * later day within `daysAhead` (X04).
 */
export const listAvailableTimes = defineQuery({
  name: 'capacity.list-available-times',
  path: '/capacity/query',
  credential: 'none',
  source: 'capacity',
  operation: 'AvailableTimes',
  field: 'availableTimes',
  request: z.object({ ...ordersShape, fromTime: anyInstantSchema }),
  result: z.array(
    z.object({
      restaurantId: z.string(),
      /** For how many days after today orders of this kind are taken; a platform that doesn't say takes today's. */
      daysAhead: z.nullish(z.int()),
      /** The first time with room of the days after today; null where there is none. */
      laterFrom: z.nullish(instantSchema),
      times: z.array(z.object({ time: instantSchema })),
    }),
  ),
  errors: {},
})

const ofRestaurant = (answer: AnswerOf<typeof listAvailableTimes>, restaurantId: string) =>
  answer.find((one) => one.restaurantId === restaurantId)

/** The slots of one restaurant in an answer, soonest first. */
export const timesOf = (answer: AnswerOf<typeof listAvailableTimes>, restaurantId: string): readonly string[] =>
  (ofRestaurant(answer, restaurantId)?.times ?? []).map(({ time }) => time).sort()

/** The first slot of one restaurant on a day after today; absent where there is none. */
export const laterFromOf = (answer: AnswerOf<typeof listAvailableTimes>, restaurantId: string): string | undefined =>
  ofRestaurant(answer, restaurantId)?.laterFrom ?? undefined
