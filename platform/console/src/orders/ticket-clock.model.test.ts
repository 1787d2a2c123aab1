import { ENGLISH } from '../test/builders'
import { span, ticketClock } from './ticket-clock.model'

const now = new Date('2026-11-17T18:31:07Z')
const order = {
  stage: 'new',
  createdAt: '2026-11-17T18:30:49Z',
  pickupTime: '2026-11-17T19:00:00Z',
  lateFrom: '2026-11-17T18:45:00Z',
} as const

describe('The clock on a ticket', () => {
  it('counts how long a new order has waited', () => {
    expect(ticketClock(order, now, ENGLISH)).toEqual({ isLate: false, text: '0:18' })
  })

  it('counts down for the kitchen', () => {
    const cooking = { ...order, stage: 'kitchen', lateFrom: order.pickupTime } as const
    expect(ticketClock(cooking, now, ENGLISH)).toEqual({ isLate: false, text: '28:53 left' })
  })

  it('says how far over a late order is, from the very second', () => {
    expect(ticketClock(order, new Date('2026-11-17T18:44:59.999Z'), ENGLISH)?.isLate).toBe(false)
    expect(ticketClock(order, new Date('2026-11-17T18:45:00Z'), ENGLISH)).toEqual({ isLate: true, text: '0:00 over' })
    expect(ticketClock(order, new Date('2026-11-17T18:49:10Z'), ENGLISH)).toEqual({ isLate: true, text: '4:10 over' })
  })

  it('is silent on an order that is done', () => {
    expect(ticketClock({ ...order, stage: 'done' }, now, ENGLISH)).toBeNull()
  })

  it('writes spans a person can read', () => {
    expect([span(-5, ENGLISH), span(250_000, ENGLISH), span(7_500_000, ENGLISH)]).toEqual(['0:00', '4:10', '2 h 5'])
  })
})
