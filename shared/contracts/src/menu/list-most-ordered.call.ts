import * as z from '@galo/schema'
import { defineQuery } from '../call/query'

/** Whose taste it is: of this restaurant, of its country where it has sold too little to tell, or ours where both have. */
const tasteSchema = z.enum(['RESTAURANT', 'MARKET', 'HOUSE'])

/** What is ordered most at a restaurant, the most first, at most eight dishes: of confirmed orders of the last thirty days (E01). */
export const listMostOrdered = defineQuery({
  name: 'menu.list-most-ordered',
  path: '/menu-v2/query',
  credential: 'menu',
  source: 'menu',
  operation: 'MostOrdered',
  field: 'mostOrdered',
  /** `id` is the restaurant's; of one nobody knows it is what we would order. */
  request: z.object({ id: z.string() }),
  result: z.object({ since: tasteSchema, itemIds: z.array(z.string()) }),
  errors: {},
})
