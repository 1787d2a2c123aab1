import { filterRestaurants, getRestaurant, getRestaurantDetails, searchRestaurants } from '@galo/contracts/restaurants'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const headers = { 'x-development-token': 'galo-development' }

export const restaurantsArea: ApiArea = {
  id: 'restaurants',
  title: 'Restaurants',
  about: 'Restaurants by place, by slug and by filter, with what they offer at this moment. GraphQL.',
  calls: [
    describedCall(searchRestaurants, {
      title: 'Find restaurants near a place',
      good: () => ({
        headers,
        variables: {
          lat: 53.48,
          lon: -2.24,
          radius: 80_000,
          fulfilmentMethod: 'COLLECTION' as const,
          sortBy: 'DISTANCE' as const,
        },
      }),
    }),
    describedCall(getRestaurant, {
      title: 'Get a restaurant',
      good: () => ({ headers, variables: { slug: 'deansgate', fulfilmentMethod: 'COLLECTION' as const } }),
    }),
    describedCall(getRestaurantDetails, {
      title: 'Get the details of a restaurant',
      good: () => ({ headers, variables: { slug: 'deansgate' } }),
    }),
    describedCall(filterRestaurants, {
      title: 'Filter restaurants',
      when: { BAD_REQUEST: 'no filter holds anything' },
      good: () => ({
        headers,
        variables: { country: 'GB' as const, locality: 'Manchester', amenityFeature: ['halal'] },
      }),
    }),
  ],
}
