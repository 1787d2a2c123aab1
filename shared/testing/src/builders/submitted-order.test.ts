import { getOrder } from '@galo/contracts/orders'
import { aSubmittedOrder } from './submitted-order'

it('makes orders the contract takes as they are', () => {
  const data = aSubmittedOrder({ order_state: 'confirmed' })
  expect(getOrder.answer.parse({ data })).toEqual(data)
})
