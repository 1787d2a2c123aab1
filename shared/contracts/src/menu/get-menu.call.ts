import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { menuSchema } from './menu.schema'

/** What a restaurant cooks, at its market's prices: sections with their items (E01, E02, E06). `null` is a restaurant nobody knows, or one of another market. */
export const getMenu = defineQuery({
  name: 'menu.get-menu',
  path: '/menu-v2/query',
  credential: 'menu',
  source: 'menu',
  operation: 'Menu',
  field: 'menu',
  /** `id` is the restaurant's. */
  request: z.object({ id: z.string(), market: z.enum(['UK', 'IE']) }),
  result: z.nullable(menuSchema),
  errors: {},
})
