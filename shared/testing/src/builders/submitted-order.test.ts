import { submittedOrderAnswerSchema } from '@galo/contracts'
import { aSubmittedOrder } from './submitted-order'

it('makes orders the contract takes as they are', () => {
  const answer = { data: aSubmittedOrder({ order_state: 'confirmed' }) }
  expect(submittedOrderAnswerSchema.parse(answer)).toEqual(answer)
})
