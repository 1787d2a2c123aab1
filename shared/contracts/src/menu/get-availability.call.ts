import * as z from 'zod/mini'
import { defineQuery } from '../call/query'
import { fulfilmentTypeSchema } from '../fulfilment'

/** E12: only what is not simply there. Any status we do not know is "unavailable" (Q22). */
export const getAvailability = defineQuery({
  name: 'menu.get-availability',
  path: '/menu-availability/query',
  credential: 'menu',
  source: 'menu-availability',
  field: 'items',
  document: `query MenuAvailability($restaurantId: String!, $fulfilmentType: String!) {
  items(restaurantId: $restaurantId, fulfilmentType: $fulfilmentType) { id status }
}`,
  request: z.object({ restaurantId: z.string(), fulfilmentType: fulfilmentTypeSchema }),
  result: z.array(z.object({ id: z.string(), status: z.string() })),
  errors: { NOT_FOUND: 400, BAD_REQUEST: 400 },
})
