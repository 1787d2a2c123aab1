import type { DeliveryState } from '@galo/domain'
import { lateFrom, stageOf } from './board.rules'

const pickupTime = new Date('2026-11-17T18:40:00Z')
const market = 'UK' as const
const createdAt = new Date('2026-11-17T17:55:00Z')
const PREP_MINS = 15
const at = (time: string) => new Date(`2026-11-17T${time}Z`)

describe('stageOf', () => {
  it.each(['new', 'placed'])('keeps a %s order among the new ones however late it is', (state) => {
    expect(stageOf({ state, createdAt, market, pickupTime }, PREP_MINS, at('23:00:00'))).toBe('new')
  })

  it('has a confirmed order in the kitchen until a quarter of an hour after its time', () => {
    expect(stageOf({ state: 'confirmed', createdAt, market, pickupTime }, PREP_MINS, at('18:54:59'))).toBe('kitchen')
    expect(stageOf({ state: 'confirmed', createdAt, market, pickupTime }, PREP_MINS, at('18:55:00'))).toBe('done')
  })

  it('has what is brought to a table in the kitchen until a quarter of an hour after it can be cooked', () => {
    const order = { state: 'confirmed', createdAt, market, pickupTime: null } as const
    expect(stageOf(order, PREP_MINS, at('18:24:59'))).toBe('kitchen')
    expect(stageOf(order, PREP_MINS, at('18:25:00'))).toBe('done')
  })

  it.each(['rejected', 'payment_declined', 'rejected_by_delivery_partner'])('is done with a %s order', (state) => {
    expect(stageOf({ state, createdAt, market, pickupTime }, PREP_MINS, at('18:00:00'))).toBe('done')
  })
})

describe('An order for another day on the board', () => {
  const order = { state: 'confirmed', createdAt, market, pickupTime: new Date('2026-11-21T13:15:00Z') } as const
  const stageAt = (instant: string) => stageOf(order, PREP_MINS, new Date(instant))

  it('waits for its day, by the calendar on the kitchen’s wall, and is cooked then', () => {
    expect([stageAt('2026-11-17T18:00:00Z'), stageAt('2026-11-20T23:59:59Z')]).toEqual(['ahead', 'ahead'])
    expect([stageAt('2026-11-21T00:00:00Z'), stageAt('2026-11-21T13:30:00Z')]).toEqual(['kitchen', 'done'])
    const summer = { ...order, pickupTime: new Date('2026-07-18T11:00:00Z') }
    expect(stageOf(summer, PREP_MINS, new Date('2026-07-17T23:30:00Z'))).toBe('kitchen')
  })

  it('asks for the kitchen’s word like any other', () => {
    expect(stageOf({ ...order, state: 'placed' }, PREP_MINS, at('18:00:00'))).toBe('new')
    expect(lateFrom(order, PREP_MINS, at('18:00:00'))).toEqual(order.pickupTime)
  })
})

describe('A delivery on the board', () => {
  const dueAt = at('18:50:00')
  const stage = (state: DeliveryState) =>
    stageOf(
      { state: 'confirmed', createdAt, market, pickupTime: null, delivery: { state, dueAt } },
      PREP_MINS,
      at('18:00:00'),
    )

  it('cooks until the rider has it, is on the road, and is done however it ends', () => {
    expect([stage('ACCEPTED_BY_DELIVERY_PARTNER'), stage('RIDER_ARRIVED')]).toEqual(['kitchen', 'kitchen'])
    expect([stage('RIDER_IN_TRANSIT'), stage('RIDER_NEARBY')]).toEqual(['road', 'road'])
    expect([stage('DELIVERED'), stage('UNDELIVERABLE'), stage('CANCELLED')]).toEqual(['done', 'done', 'done'])
  })

  it('is late from when it was promised at the door', () => {
    const order = {
      state: 'confirmed',
      createdAt,
      market,
      pickupTime: null,
      delivery: { state: 'RIDER_NEARBY', dueAt },
    } as const
    expect(lateFrom(order, PREP_MINS, at('18:00:00'))).toEqual(dueAt)
    expect(lateFrom({ ...order, delivery: { state: 'DELIVERED', dueAt } }, PREP_MINS, at('18:00:00'))).toBeNull()
  })
})

describe('lateFrom', () => {
  it('is the last moment to start cooking for an order without an answer', () => {
    expect(lateFrom({ state: 'placed', createdAt, market, pickupTime }, PREP_MINS, at('18:00:00'))).toEqual(
      at('18:25:00'),
    )
  })

  it('is the pick-up time once the kitchen has said yes', () => {
    expect(lateFrom({ state: 'confirmed', createdAt, market, pickupTime }, PREP_MINS, at('18:00:00'))).toEqual(
      pickupTime,
    )
  })

  it('is never for an order that is done or has no time', () => {
    expect(lateFrom({ state: 'rejected', createdAt, market, pickupTime }, PREP_MINS, at('19:00:00'))).toBeNull()
    expect(lateFrom({ state: 'placed', createdAt, market, pickupTime: null }, PREP_MINS, at('19:00:00'))).toBeNull()
  })
})
