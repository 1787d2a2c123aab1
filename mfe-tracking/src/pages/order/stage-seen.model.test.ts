import type { SubmittedOrder } from '@galo/contracts/orders'
import { aSubmittedOrder } from '@galo/testing'
import { stageSeen } from './stage-seen.model'

const delivery = (fulfilment: Omit<SubmittedOrder['fulfilment'], 'type'>) =>
  stageSeen(aSubmittedOrder({ order_state: 'confirmed', fulfilment: { type: 'DELIVERY', ...fulfilment } }))

describe('stageSeen', () => {
  it.each([
    ['ACCEPTED_BY_DELIVERY_PARTNER', 'weve-got-your-order'],
    ['RIDER_ASSIGNED', 'were-making-your-meal'],
    ['RIDER_ARRIVED', 'its-being-picked-up'],
    ['RIDER_IN_TRANSIT', 'its-on-the-way'],
    ['RIDER_NEARBY', 'start-getting-excited'],
    ['DELIVERED', 'order-delivered-dig-in'],
  ] as const)('is what the page of a delivery says at %s', (delivery_state, said) => {
    expect(delivery({ delivery_state })).toBe(said)
  })

  it('is the platform’s own word where nothing is said: before a delivery is accepted, and after it failed', () => {
    expect(delivery({ delivery_state: 'SENT_TO_DELIVERY_PARTNER' })).toBe('SENT_TO_DELIVERY_PARTNER')
    expect(delivery({ delivery_state: 'UNDELIVERABLE' })).toBe('UNDELIVERABLE')
  })

  it('is of a second delivery what is said of it', () => {
    const redelivery_details = { state: 'ACCEPTED_BY_DELIVERY_PARTNER' } as const
    expect(delivery({ delivery_state: 'UNDELIVERABLE', redelivery_details })).toBe('redelivery-incoming')
  })

  it('is how the order stands where nobody brings it, or not yet', () => {
    expect(stageSeen(aSubmittedOrder({ order_state: 'confirmed' }))).toBe('confirmed')
    const rejected = aSubmittedOrder({ order_state: 'rejected', fulfilment: { type: 'DELIVERY' } })
    expect(stageSeen(rejected)).toBe('rejected')
  })
})
