import { aSubmittedOrder } from '@galo/testing'
import { activeOrder } from './active-order.model'

const NOW = Date.parse('2026-11-18T12:10:00Z')
const logged = (orderId: string) => ({ orderId, placedAt: '2026-11-18T12:05:00.000Z' })
const order = (changes: Parameters<typeof aSubmittedOrder>[0] = {}) => aSubmittedOrder({ id: 'a', ...changes })

describe('activeOrder', () => {
  it('shows nothing when nothing was ordered', () => {
    expect(activeOrder([], {}, NOW)).toBeNull()
  })

  it('shows an order before its page was ever opened', () => {
    expect(activeOrder([logged('a')], {}, NOW)).toEqual({ kind: 'unheard', orderId: 'a' })
  })

  it('waits for the restaurant while it has not said yes', () => {
    const answers = { a: order({ order_state: 'placed' }) }
    expect(activeOrder([logged('a')], answers, NOW)).toEqual({ kind: 'waiting', orderId: 'a' })
  })

  it('tells when a confirmed order can be collected', () => {
    expect(activeOrder([logged('a')], { a: order({ order_state: 'confirmed' }) }, NOW)).toEqual({
      kind: 'confirmed',
      orderId: 'a',
      shortId: '4T-118',
      collectAt: '2026-11-18T12:40:00.000Z',
      table: null,
    })
  })

  it('tells to which table a confirmed order comes, and for how long', () => {
    const fulfilment = { type: 'AT_TABLE', table: '12' } as const
    const answers = { a: order({ order_state: 'confirmed', fulfilment }) }
    expect(activeOrder([logged('a')], answers, NOW)).toMatchObject({ kind: 'confirmed', collectAt: null, table: '12' })
    expect(activeOrder([logged('a')], answers, Date.parse('2026-11-18T12:51:00Z'))).toBeNull()
  })

  it('tells of a delivery until it was brought or lost, and not that it is confirmed after that', () => {
    const late = Date.parse('2026-11-18T13:20:00Z')
    const delivery = (changes: object) => ({
      a: order({
        order_state: 'confirmed',
        fulfilment: { type: 'DELIVERY', delivery_state: 'RIDER_NEARBY', ...changes },
      }),
    })
    expect(activeOrder([logged('a')], delivery({}), late)).toMatchObject({ kind: 'confirmed' })
    for (const delivery_state of ['DELIVERED', 'UNDELIVERABLE', 'CANCELLED'] as const)
      expect(activeOrder([logged('a')], delivery({ delivery_state }), NOW)).toBeNull()
    const second = { delivery_state: 'UNDELIVERABLE', redelivery_details: { state: 'RIDER_ASSIGNED' } }
    expect(activeOrder([logged('a')], delivery(second), late)).toMatchObject({ kind: 'confirmed' })
    expect(activeOrder([logged('a')], delivery({}), Date.parse('2026-11-18T14:06:00Z'))).toBeNull()
  })

  it('says nothing of an order that was not completed', () => {
    expect(activeOrder([logged('a')], { a: order({ order_state: 'rejected' }) }, NOW)).toBeNull()
  })

  it('forgets an order that was due three quarters of an hour ago', () => {
    const answers = { a: order({ order_state: 'confirmed' }) }
    expect(activeOrder([logged('a')], answers, Date.parse('2026-11-18T13:24:00Z'))).not.toBeNull()
    expect(activeOrder([logged('a')], answers, Date.parse('2026-11-18T13:26:00Z'))).toBeNull()
  })

  it('shows the newest of several', () => {
    expect(activeOrder([logged('b'), logged('a')], {}, NOW)).toMatchObject({ orderId: 'b' })
  })
})
