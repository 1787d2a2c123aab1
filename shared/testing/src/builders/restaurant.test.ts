import { searchRestaurants } from '@galo/contracts/restaurants'
import { aRestaurantEstimate } from './restaurant'

it('makes restaurants the contract takes as they are', () => {
  const answer = { data: { restaurants: { items: [aRestaurantEstimate(), aRestaurantEstimate({ hours: null })] } } }
  expect(searchRestaurants.answer.parse(answer)).toEqual(answer.data.restaurants)
})
