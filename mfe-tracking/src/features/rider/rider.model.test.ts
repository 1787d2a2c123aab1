import fc from 'fast-check'
import type { RiderTracking } from '@galo/contracts/orders'
import { aRiderTracking, aSubmittedOrder } from '@galo/testing'
import { arrivalOf, isFollowed, isOnTheMap, quietSince, readRider } from './rider.model'

const NOON = Date.parse('2026-11-18T12:00:00Z')
const at = (lat: number, lon = -2.2497): RiderTracking => aRiderTracking({ rider_position: { lat, lon } })

const delivery = (delivery_state: NonNullable<ReturnType<typeof aSubmittedOrder>['fulfilment']['delivery_state']>) =>
  aSubmittedOrder({ order_state: 'confirmed', fulfilment: { type: 'DELIVERY', delivery_state } })

describe('a rider', () => {
  it('is asked about in four states, and shown on a map in the two in which the food moves', () => {
    const followed = ['RIDER_ASSIGNED', 'RIDER_ARRIVED', 'RIDER_IN_TRANSIT', 'RIDER_NEARBY'] as const
    expect(followed.map((state) => isFollowed(delivery(state)))).toEqual([true, true, true, true])
    expect(followed.map((state) => isOnTheMap(delivery(state)))).toEqual([false, false, true, true])
    for (const state of ['UNSTARTED', 'ACCEPTED_BY_DELIVERY_PARTNER', 'DELIVERED', 'UNDELIVERABLE'] as const)
      expect([isFollowed(delivery(state)), isOnTheMap(delivery(state))]).toEqual([false, false])
  })

  it('of a second try counts instead of the first', () => {
    const order = aSubmittedOrder({
      order_state: 'confirmed',
      fulfilment: {
        type: 'DELIVERY',
        delivery_state: 'UNDELIVERABLE',
        redelivery_details: { state: 'RIDER_IN_TRANSIT' },
      },
    })
    expect(isOnTheMap(order)).toBe(true)
  })

  it('leaves a way behind that holds each place once, in the order they were seen, whatever comes twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 40 }), (steps) => {
        const places = steps.map((step) => 53.47 + step / 1_000)
        const last = places.reduce<ReturnType<typeof readRider> | null>(
          (before, lat, index) => readRider(before, at(lat), NOON + index * 8_000),
          null,
        )
        const moved = places.filter((lat, index) => lat !== places[index - 1])
        expect(last?.trail.map(({ latitude }) => latitude)).toEqual(moved)
        expect(last?.heardAt).toBe(NOON + (places.length - 1) * 8_000)
      }),
    )
  })

  it('who is another one begins a way of their own', () => {
    const first = readRider(null, at(53.47), NOON)
    const other = aRiderTracking({
      rider: { full_name: 'Aoife Byrne', contact_number: '', contact_bridge_code: '' },
      rider_position: { lat: 53.48, lon: -2.24 },
    })
    expect(readRider(first, other, NOON + 8_000).trail).toHaveLength(1)
  })

  it('is quiet when nothing was heard, and on the way also when nothing moved; at the door they may stand', () => {
    const first = readRider(null, at(53.47), NOON)
    const still = [8, 40, 100].reduce((before, s) => readRider(before, at(53.47), NOON + s * 1_000), first)
    const now = NOON + 101_000
    expect(quietSince(delivery('RIDER_IN_TRANSIT'), still, now)).toBe(NOON)
    expect(quietSince(delivery('RIDER_NEARBY'), still, now)).toBeNull()
    expect(quietSince(delivery('RIDER_NEARBY'), first, now)).toBe(NOON)
    expect(quietSince(delivery('RIDER_IN_TRANSIT'), readRider(still, at(53.471), now), now)).toBeNull()
  })

  it('promises nothing once nothing was heard for a while', () => {
    const reading = readRider(null, at(53.47), NOON)
    expect(arrivalOf(reading, NOON + 30_000)).toEqual({
      from: Date.parse('2026-11-18T12:18:00Z'),
      to: Date.parse('2026-11-18T12:22:00Z'),
    })
    expect(arrivalOf(reading, NOON + 90_000)).toBeNull()
  })
})
