import { getAvailability, getMenu } from '@galo/contracts/menu'
import { UK_RESTAURANT } from '../../world/baskets'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

export const menuArea: ApiArea = {
  id: 'menu',
  title: 'Menu',
  about: 'What a restaurant cooks, at its market’s prices, and what it has run out of. GraphQL.',
  calls: [
    describedCall(getMenu, {
      title: 'Get a menu',
      about: 'Sections with their items; `null` for a restaurant nobody knows, or one of another market.',
      rows: ['E01', 'E02', 'E06'],
      when: {},
      good: () => ({ variables: { id: UK_RESTAURANT, market: 'UK' as const } }),
    }),
    describedCall(getAvailability, {
      title: 'Get availability',
      about:
        'Only what is missing: `HIDDEN` is not on this restaurant’s menu or not sold this way, `UNAVAILABLE` is sold out or, with alcohol, not to be sold at this hour.',
      rows: ['E12'],
      bearer: 'menu-token-or-session',
      when: {
        NOT_FOUND: 'nobody knows the restaurant',
        BAD_REQUEST: 'the way of ordering is none of the five',
      },
      good: () => ({ variables: { restaurantId: UK_RESTAURANT, fulfilmentType: 'COLLECTION' as const } }),
    }),
  ],
}
