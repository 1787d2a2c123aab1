import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { fulfilmentTypeSchema } from '../fulfilment'

/**
 * Only what is missing: `HIDDEN` is not on this restaurant's menu or not sold this way, `UNAVAILABLE` is sold out or, with alcohol, not to be sold at
 * this hour (E12). A status we do not know means unavailable.
 */
export const getAvailability = defineQuery({
  name: 'menu.get-availability',
  path: '/menu-availability/query',
  credential: 'menu',
  source: 'menu-availability',
  operation: 'MenuAvailability',
  field: 'items',
  request: z.object({ restaurantId: z.string(), fulfilmentType: fulfilmentTypeSchema }),
  result: z.array(z.object({ id: z.string(), status: z.string() })),
  errors: { NOT_FOUND: 400, BAD_REQUEST: 400 },
})
