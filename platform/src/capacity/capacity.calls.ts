import {
  availableTimesAnswerSchema,
  availableTimesQuery,
  paths,
  throttlesAnswerSchema,
  throttlesQuery,
  validateTimeAnswerSchema,
  validateTimeQuery,
} from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { UK_RESTAURANT } from '../test/baskets'
import { throttlesSchema, timesSchema, validateSchema } from './capacity.routes'

const shared = { method: 'POST', path: paths.capacity, bearer: 'none', errors: 'array' } as const
const here = { restaurantIds: [UK_RESTAURANT], fulfilmentType: 'COLLECTION' }

export const capacityArea: ApiArea = {
  id: 'capacity',
  title: 'Capacity',
  about: 'How busy the kitchens are, for ten restaurants at a time. GraphQL; errors are a bare array.',
  calls: [
    {
      ...shared,
      name: 'List available times',
      about: 'Per restaurant, the slots of today that still have room, from `fromTime` on.',
      rows: ['G02', 'G03'],
      document: availableTimesQuery,
      request: timesSchema,
      answer: { status: 200, schema: availableTimesAnswerSchema },
      good: async (world) => ({ body: { ...here, fromTime: await world.slot() } }),
    },
    {
      ...shared,
      name: 'Validate a time',
      about: 'Whether all of these restaurants would take an order for that time now, and why not.',
      rows: ['G04'],
      document: validateTimeQuery,
      request: validateSchema,
      answer: { status: 200, schema: validateTimeAnswerSchema },
      good: async (world) => ({ body: { ...here, pickupTime: await world.slot() } }),
    },
    {
      ...shared,
      name: 'Get throttles',
      about: 'How long a dish takes, and until when a kitchen takes nothing.',
      rows: ['G02'],
      document: throttlesQuery,
      request: throttlesSchema,
      answer: { status: 200, schema: throttlesAnswerSchema },
      good: () => ({ body: { restaurantIds: [UK_RESTAURANT] } }),
    },
  ],
}
