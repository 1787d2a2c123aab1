import * as z from 'zod/mini'
import { instantSchema } from './fulfilment'

/** The answer to `availableTimesQuery`: per restaurant, the slots that still have room. */
export const availableTimesAnswerSchema = z.object({
  data: z.object({
    availableTimes: z.array(z.object({ restaurantId: z.string(), times: z.array(z.object({ time: instantSchema })) })),
  }),
})
export type AvailableTimesAnswer = z.infer<typeof availableTimesAnswerSchema>

/** The answer to `validateTimeQuery`. */
export const validateTimeAnswerSchema = z.object({
  data: z.object({ validateTime: z.object({ valid: z.boolean(), reason: z.nullish(z.string()) }) }),
})

/** `prepTime` in minutes; `throttledUntil`: the kitchen takes nothing for before then. */
const throttleSchema = z.nullish(
  z.object({ throttledUntil: z.nullish(instantSchema), prepTime: z.nullish(z.number()) }),
)

/** The answer to `throttlesQuery`. */
export const throttlesAnswerSchema = z.object({
  data: z.object({
    throttles: z.array(
      z.object({
        restaurantId: z.string(),
        current: z.object({ collection: throttleSchema, delivery: throttleSchema }),
      }),
    ),
  }),
})
export type ThrottlesAnswer = z.infer<typeof throttlesAnswerSchema>
export type RestaurantThrottles = ThrottlesAnswer['data']['throttles'][number]['current']

/** G02. Up to ten restaurants at a time. */
export const availableTimesQuery = `query AvailableTimes($restaurantIds: [String!]!, $fulfilmentType: String!, $fromTime: String!) {
  availableTimes(restaurantIds: $restaurantIds, fulfilmentType: $fulfilmentType, fromTime: $fromTime) { restaurantId times { time } }
}`
export interface AvailableTimesVariables {
  readonly restaurantIds: readonly string[]
  readonly fulfilmentType: string
  readonly fromTime: string
}

export const validateTimeQuery = `query ValidateTime($restaurantIds: [String!]!, $fulfilmentType: String!, $pickupTime: String!) {
  validateTime(restaurantIds: $restaurantIds, fulfilmentType: $fulfilmentType, pickupTime: $pickupTime) { valid reason }
}`
export interface ValidateTimeVariables {
  readonly restaurantIds: readonly string[]
  readonly fulfilmentType: string
  readonly pickupTime: string
}

export const throttlesQuery = `query Throttles($restaurantIds: [String!]!) {
  throttles(restaurantIds: $restaurantIds) {
    restaurantId current { collection { throttledUntil prepTime } delivery { throttledUntil prepTime } }
  }
}`
export interface ThrottlesVariables {
  readonly restaurantIds: readonly string[]
}
