import { orderExperienceAnswerSchema, submittedOrderAnswerSchema } from '@galo/contracts'
import { aRestaurantEstimate } from './a-restaurant-estimate'
import { aSubmittedOrder } from './a-submitted-order'

describe('builders', () => {
  it('make restaurants the contract takes as they are', () => {
    const answer = { data: { restaurants: { items: [aRestaurantEstimate(), aRestaurantEstimate({ hours: null })] } } }
    expect(orderExperienceAnswerSchema.parse(answer)).toEqual(answer)
  })

  it('make orders the contract takes as they are', () => {
    const answer = { data: aSubmittedOrder({ order_state: 'confirmed' }) }
    expect(submittedOrderAnswerSchema.parse(answer)).toEqual(answer)
  })
})
