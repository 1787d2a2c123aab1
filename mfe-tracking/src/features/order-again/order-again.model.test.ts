import { aSubmittedOrder } from '@galo/testing'
import { mayOrderAgain } from './order-again.model'

const at = (instant: string) => Date.parse(instant)
const restaurant = { slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate, Manchester M3 4EN' }
const confirmed = (changes: Parameters<typeof aSubmittedOrder>[0] = {}) =>
  aSubmittedOrder({ order_state: 'confirmed', restaurant, ...changes })

describe('an order may be had again', () => {
  it('an hour after it was to be collected, and not while somebody waits for it', () => {
    expect(mayOrderAgain(confirmed(), at('2026-11-18T13:39:00Z'))).toBe(false)
    expect(mayOrderAgain(confirmed(), at('2026-11-18T13:40:00Z'))).toBe(true)
  })

  it('once it was delivered, at the first or the second try', () => {
    const late = at('2026-11-20T12:00:00Z')
    const delivery = (changes: object) => confirmed({ fulfilment: { type: 'DELIVERY', ...changes } })
    expect(mayOrderAgain(delivery({ delivery_state: 'DELIVERED' }), late)).toBe(true)
    expect(mayOrderAgain(delivery({ delivery_state: 'RIDER_NEARBY' }), late)).toBe(false)
    const second = { delivery_state: 'UNDELIVERABLE', redelivery_details: { state: 'DELIVERED' } }
    expect(mayOrderAgain(delivery(second), late)).toBe(true)
  })

  it('not when it came to nothing, nor from a house nobody knows any more', () => {
    const late = at('2026-11-20T12:00:00Z')
    expect(mayOrderAgain(confirmed({ order_state: 'rejected' }), late)).toBe(false)
    expect(mayOrderAgain(confirmed({ restaurant: null }), late)).toBe(false)
  })
})
