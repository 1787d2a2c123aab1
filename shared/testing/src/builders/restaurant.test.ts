import { orderExperienceAnswerSchema } from '@galo/contracts'
import { aRestaurantEstimate } from './restaurant'

it('makes restaurants the contract takes as they are', () => {
  const answer = { data: { restaurants: { items: [aRestaurantEstimate(), aRestaurantEstimate({ hours: null })] } } }
  expect(orderExperienceAnswerSchema.parse(answer)).toEqual(answer)
})
