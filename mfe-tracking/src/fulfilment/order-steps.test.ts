import type { DeliveryState } from '@galo/domain'
import { aSubmittedOrder } from '@galo/testing'
import type { OngoingView } from '../features/order-progress/tracking.model'
import { orderSteps } from './fulfilment-trackings'

const UK = { language: 'en', market: 'UK' } as const
const LONDON = 'Europe/London'
const at = (time: string) => Date.parse(`2026-11-18T${time}:00Z`)
const placed: OngoingView = { kind: 'waiting-for-restaurant', order: aSubmittedOrder(), long: false }
const confirmed: OngoingView = { kind: 'confirmed', order: aSubmittedOrder({ order_state: 'confirmed' }) }
const states = (view: OngoingView, now: number) => orderSteps(view, now, LONDON, UK).map(({ state }) => state)
const current = (view: OngoingView, now = at('12:24')) =>
  orderSteps(view, now, LONDON, UK).find(({ state }) => state === 'current')?.label

describe('the steps of a collection', () => {
  it('has exactly one current step, and moves on when confirmed', () => {
    expect(states(placed, at('12:06'))).toEqual(['done', 'current', 'next', 'next'])
    expect(states(confirmed, at('12:06'))).toEqual(['done', 'done', 'current', 'next'])
  })

  it('calls nobody to the counter before the time to collect', () => {
    expect(current(confirmed, at('12:39'))).toBe('Being made')
    expect(current(confirmed, at('12:40'))).toBe('Collect')
  })

  it('says when it was sent and when it is collected, by the clock on the wall', () => {
    expect(orderSteps(confirmed, at('12:24'), LONDON, UK).map(({ time }) => time)).toEqual([
      '12:05',
      undefined,
      undefined,
      '12:40',
    ])
  })
})

describe('the steps to a table', () => {
  const fulfilment = { type: 'AT_TABLE', table: '12' } as const
  const sent: OngoingView = { ...placed, order: aSubmittedOrder({ fulfilment }) }
  const taken: OngoingView = { kind: 'confirmed', order: aSubmittedOrder({ order_state: 'confirmed', fulfilment }) }

  it('go from received to the table by the kitchen’s word and the clock, and never to the counter', () => {
    expect(current(sent, at('12:30'))).toBe('Being received')
    expect(current(taken, at('12:06'))).toBe('Being cooked')
    expect(current(taken, at('12:20'))).toBe('To your table')
    expect(states(taken, at('13:05'))).toEqual(['done', 'done', 'done', 'done'])
    expect(orderSteps(taken, at('12:06'), LONDON, UK).map(({ id }) => id)).not.toContain('collect')
  })
})

describe('the steps of a delivery', () => {
  const delivery = (delivery_state: DeliveryState, redelivery?: DeliveryState): OngoingView => ({
    kind: 'confirmed',
    order: aSubmittedOrder({
      order_state: 'confirmed',
      fulfilment: {
        type: 'DELIVERY',
        delivery_state,
        redelivery_details: redelivery === undefined ? null : { state: redelivery },
      },
    }),
  })

  it.each([
    ['ACCEPTED_BY_DELIVERY_PARTNER', 'Confirmed'],
    ['RIDER_ASSIGNED', 'Being made'],
    ['RIDER_ARRIVED', 'Being picked up'],
    ['RIDER_IN_TRANSIT', 'On the way'],
    ['RIDER_NEARBY', 'On the way'],
    ['DELIVERED', undefined],
  ] as const)('stands, when %s, at "%s" and never at collecting', (state, label) => {
    expect(current(delivery(state))).toBe(label)
    expect(orderSteps(delivery(state), at('12:24'), LONDON, UK).map(({ id }) => id)).not.toContain('collect')
  })

  it('follows the second try, once there is one', () => {
    expect(current(delivery('UNDELIVERABLE', 'RIDER_IN_TRANSIT'))).toBe('On the way')
  })

  it('has no time at what is to come, though a rider who was taken off had got there', () => {
    const { order, ...view } = delivery('ACCEPTED_BY_DELIVERY_PARTNER')
    const stage_times = (['CONFIRMED', 'BEING_PREPARED'] as const).map((stage, index) => ({
      stage,
      at: `2026-11-18T12:0${6 + index}:00Z`,
    }))
    const steps = orderSteps({ ...view, order: { ...order, stage_times } }, at('12:24'), LONDON, UK)
    expect(steps.map(({ id, time }) => [id, time])).toEqual([
      ['sent', '12:05'],
      ['confirmed', '12:06'],
      ['making', undefined],
      ['riding', undefined],
      ['arrived', undefined],
    ])
  })
})
