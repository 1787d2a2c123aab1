import { aSubmittedOrder } from '@galo/testing'
import { isFound } from './order-search.model'

const order = aSubmittedOrder({
  restaurant: { slug: 'deansgate', name: 'Galo Déansgate', address: '231 Deansgate, Manchester M3 4EN' },
})

describe('an order in a list', () => {
  it.each(['4t118', '4T-118', 'deansgate', 'manchester half', 'fogo CHICKEN', '  '])('is found by %j', (typed) => {
    expect(isFound(order, typed)).toBe(true)
  })

  it.each(['wings', 'half leeds', '4T-119'])('is not found by %j', (typed) => {
    expect(isFound(order, typed)).toBe(false)
  })

  it('of which nothing is known yet is found by no word', () => {
    expect([isFound(null, ''), isFound(null, 'half')]).toEqual([true, false])
  })
})
