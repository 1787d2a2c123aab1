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

  it('when it came to nothing, once it can’t be brought a second time', () => {
    const late = at('2026-11-20T12:00:00Z')
    expect(mayOrderAgain(confirmed({ order_state: 'rejected' }), late)).toBe(true)
    const fulfilment = { type: 'DELIVERY', delivery_state: 'UNDELIVERABLE' } as const
    const amount = { currency_code: 'GBP', value: 1_660 } as const
    const refund = { amount, given_back_at: null, due_by: '2026-11-25' }
    expect(mayOrderAgain(confirmed({ fulfilment, refund }), late)).toBe(false)
    const given_back_at = '2026-11-18T13:00:00Z'
    expect(mayOrderAgain(confirmed({ fulfilment, refund: { ...refund, given_back_at } }), late)).toBe(true)
  })

  it('not before anybody has answered, nor from a house nobody knows any more', () => {
    const late = at('2026-11-20T12:00:00Z')
    expect(mayOrderAgain(confirmed({ order_state: 'placed' }), late)).toBe(false)
    expect(mayOrderAgain(confirmed({ restaurant: null }), late)).toBe(false)
  })
})
