import {
  filterRestaurantsQuery,
  orderExperienceAnswerSchema,
  paths,
  restaurantBySlugAnswerSchema,
  restaurantBySlugQuery,
  restaurantFilterAnswerSchema,
  searchRestaurantsQuery,
} from '@galo/contracts'
import { z } from 'zod'
import type { ApiArea } from '../http/api-call'

const fulfilmentMethod = z.enum(['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'])
const shared = {
  method: 'POST',
  path: paths.orderExperience,
  bearer: 'none',
  errors: 'list',
  headers: { 'x-development-token': 'The public token of our sites; without it 401 `UNAUTHORISED`.' },
} as const
const headers = { 'x-development-token': 'galo-development' }

export const restaurantsArea: ApiArea = {
  id: 'restaurants',
  title: 'Restaurants',
  about: 'Restaurants by place, by slug and by filter, with what they offer at this moment. GraphQL.',
  calls: [
    {
      ...shared,
      name: 'Find restaurants near a place',
      about:
        'Restaurants within `radius` metres that list the fulfilment method, sorted by `DISTANCE`, `ONLINE_FIRST` or `MINIMUM_TIME`.',
      rows: ['D01', 'D05', 'D09'],
      document: searchRestaurantsQuery,
      request: z.object({
        lat: z.number().min(-90).max(90),
        lon: z.number().min(-180).max(180),
        radius: z.int().min(1).max(200_000),
        fulfilmentMethod,
      }),
      answer: { status: 200, schema: orderExperienceAnswerSchema },
      good: () => ({ headers, body: { lat: 53.48, lon: -2.24, radius: 80_000, fulfilmentMethod: 'COLLECTION' } }),
    },
    {
      ...shared,
      name: 'Get a restaurant',
      about: 'One restaurant by its slug; `null` when nobody has that slug.',
      rows: ['D02'],
      document: restaurantBySlugQuery,
      request: z.object({ slug: z.string(), fulfilmentMethod }),
      answer: { status: 200, schema: restaurantBySlugAnswerSchema },
      good: () => ({ headers, body: { slug: 'manchester-deansgate', fulfilmentMethod: 'COLLECTION' } }),
    },
    {
      ...shared,
      name: 'Filter restaurants',
      about: 'Restaurants that match every filter given; an empty one counts as not given.',
      rows: ['D03'],
      document: filterRestaurantsQuery,
      request: z.object({
        identifier: z.string().optional(),
        slug: z.string().optional(),
        name: z.string().optional(),
      }),
      answer: { status: 200, schema: restaurantFilterAnswerSchema },
      refusals: [{ status: 400, code: 'BAD_REQUEST', when: 'no filter holds anything' }],
      good: () => ({ headers, body: { identifier: 'galo-uk-deansgate' } }),
    },
  ],
}
