import {
  menuAnswerSchema,
  menuAvailabilityAnswerSchema,
  menuAvailabilityQuery,
  menuQuery,
  paths,
} from '@galo/contracts'
import { z } from 'zod'
import type { ApiArea } from '../http/api-call'
import { UK_RESTAURANT } from '../test/baskets'

const MENU_TOKEN = 'galo-public-menu'

export const menuArea: ApiArea = {
  id: 'menu',
  title: 'Menu',
  about: 'What a restaurant cooks, at its market’s prices, and what it has run out of. GraphQL.',
  calls: [
    {
      name: 'Get a menu',
      method: 'POST',
      path: paths.menu,
      about: 'Sections with their items; `null` for a restaurant nobody knows, or one of another market.',
      rows: ['E01', 'E02', 'E06'],
      bearer: 'menu-token',
      errors: 'list',
      document: menuQuery,
      request: z.object({ id: z.string(), market: z.enum(['UK', 'IE']) }),
      answer: { status: 200, schema: menuAnswerSchema },
      good: () => ({ body: { id: UK_RESTAURANT, market: 'UK' }, token: MENU_TOKEN }),
    },
    {
      name: 'Get availability',
      method: 'POST',
      path: paths.menuAvailability,
      about:
        'Only what is missing: `HIDDEN` is not on this restaurant’s menu or not sold this way, `UNAVAILABLE` is sold out or, with alcohol, not to be sold at this hour.',
      rows: ['E12'],
      bearer: 'menu-token-or-session',
      errors: 'list',
      document: menuAvailabilityQuery,
      request: z.object({ restaurantId: z.string(), fulfilmentType: z.string() }),
      answer: { status: 200, schema: menuAvailabilityAnswerSchema },
      refusals: [
        { status: 400, code: 'NOT_FOUND', when: 'nobody knows the restaurant' },
        { status: 400, code: 'BAD_REQUEST', when: 'the way of ordering is none of the five' },
      ],
      good: () => ({ body: { restaurantId: UK_RESTAURANT, fulfilmentType: 'COLLECTION' }, token: MENU_TOKEN }),
    },
  ],
}
