import { DELIVERY_STATES } from './order.states'
import { mayBeShared, watchedUntil } from './order.sharing'

const at = (deliveryState: (typeof DELIVERY_STATES)[number]) =>
  mayBeShared({ fulfilmentType: 'DELIVERY', orderState: 'confirmed', deliveryState })

describe('mayBeShared', () => {
  it('shares a delivery from its beginning until it is there, and none that came to nothing', () => {
    expect(mayBeShared({ fulfilmentType: 'DELIVERY', orderState: 'placed' })).toBe(true)
    expect(DELIVERY_STATES.filter((state) => !at(state))).toEqual([
      'DELIVERED',
      'CANCELLED',
      'UNDELIVERABLE',
      'REJECTED_BY_DELIVERY_PARTNER',
      'REJECTED_AFTER_ACCEPTED',
    ])
    expect(mayBeShared({ fulfilmentType: 'DELIVERY', orderState: 'payment_declined' })).toBe(false)
  })

  it('shares a second try, and nothing that is fetched or eaten where it is made', () => {
    expect(
      mayBeShared({
        fulfilmentType: 'DELIVERY',
        orderState: 'confirmed',
        deliveryState: 'UNDELIVERABLE',
        redeliveryState: 'RIDER_ASSIGNED',
      }),
    ).toBe(true)
    for (const fulfilmentType of ['COLLECTION', 'EAT_IN', 'AT_TABLE'] as const)
      expect(mayBeShared({ fulfilmentType, orderState: 'confirmed' })).toBe(false)
  })
})

it('is watched for half a day', () => {
  expect(new Date(watchedUntil(Date.parse('2026-11-18T12:05:00Z'))).toISOString()).toBe('2026-11-19T00:05:00.000Z')
})
