import * as z from 'zod/mini'
import type { AnswerOf } from '../call/call'
import { defineQuery } from '../call/query'
import { anyInstantSchema, instantSchema } from '../fulfilment'
import { ordersShape } from './capacity.schema'

/** Per restaurant, up to ten of them, the slots of today that still have room, from `fromTime` on (G02, G03). */
export const listAvailableTimes = defineQuery({
  name: 'capacity.list-available-times',
  path: '/capacity/query',
  credential: 'none',
  source: 'capacity',
  operation: 'AvailableTimes',
  field: 'availableTimes',
  request: z.object({ ...ordersShape, fromTime: anyInstantSchema }),
  result: z.array(z.object({ restaurantId: z.string(), times: z.array(z.object({ time: instantSchema })) })),
  errors: {},
})

/** The slots of one restaurant in an answer, soonest first. */
export const timesOf = (answer: AnswerOf<typeof listAvailableTimes>, restaurantId: string): readonly string[] =>
  (answer.find((one) => one.restaurantId === restaurantId)?.times ?? []).map(({ time }) => time).sort()
