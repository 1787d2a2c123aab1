import { filterRestaurants, getRestaurant, searchRestaurants } from '@galo/contracts/restaurants'
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
      about:
        'Restaurants within `radius` metres that list the fulfilment method, sorted by `DISTANCE`, `ONLINE_FIRST` or `MINIMUM_TIME`.',
      rows: ['D01', 'D05', 'D09'],
      when: {},
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
      about: 'One restaurant by its slug; `null` when nobody has that slug.',
      rows: ['D02'],
      when: {},
      good: () => ({ headers, variables: { slug: 'manchester-deansgate', fulfilmentMethod: 'COLLECTION' as const } }),
    }),
    describedCall(filterRestaurants, {
      title: 'Filter restaurants',
      about: 'Restaurants that match every filter given; an empty one counts as not given.',
      rows: ['D03'],
      when: { BAD_REQUEST: 'no filter holds anything' },
      good: () => ({ headers, variables: { identifier: 'galo-uk-deansgate' } }),
    }),
  ],
}
