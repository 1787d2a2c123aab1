import { getAvailability, getMenu, listMostOrdered } from '@galo/contracts/menu'
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
      good: () => ({ variables: { id: UK_RESTAURANT, market: 'UK' as const } }),
    }),
    describedCall(listMostOrdered, {
      title: 'List what is ordered most',
      good: () => ({ variables: { id: UK_RESTAURANT } }),
    }),
    describedCall(getAvailability, {
      title: 'Get availability',
      bearer: 'menu-token-or-session',
      when: {
        NOT_FOUND: 'nobody knows the restaurant',
        BAD_REQUEST: 'the way of ordering is none of the five',
      },
      good: () => ({ variables: { restaurantId: UK_RESTAURANT, fulfilmentType: 'COLLECTION' as const } }),
    }),
  ],
}
