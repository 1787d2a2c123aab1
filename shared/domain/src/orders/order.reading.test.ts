import fc from 'fast-check'
import type { OrderProgress } from './order.outcome'
import { isOlderReading } from './order.reading'
import { DELIVERY_STATES, ORDER_STATES } from './order.states'
import { ORDER_EVENTS, nextOrderState } from './order.transitions'

const reading = (
  orderState: OrderProgress['orderState'],
  deliveryState: OrderProgress['deliveryState'] = null,
  redeliveryState: OrderProgress['redeliveryState'] = null,
): OrderProgress => ({ fulfilmentType: 'DELIVERY', orderState, deliveryState, redeliveryState })

describe('isOlderReading', () => {
  it('knows an answer from before the kitchen said yes, or no', () => {
    expect(isOlderReading(reading('confirmed'), reading('placed'))).toBe(true)
    expect(isOlderReading(reading('rejected'), reading('confirmed'))).toBe(true)
    expect(isOlderReading(reading('rejected'), reading('new'))).toBe(true)
  })

  it('believes that a yes was taken back', () => {
    expect(isOlderReading(reading('confirmed'), reading('rejected'))).toBe(false)
  })

  it('believes a rider who was taken off, and no other step back', () => {
    const at = (state: OrderProgress['deliveryState']) => reading('confirmed', state)
    expect(isOlderReading(at('RIDER_ASSIGNED'), at('ACCEPTED_BY_DELIVERY_PARTNER'))).toBe(false)
    expect(isOlderReading(at('RIDER_ARRIVED'), at('RIDER_ASSIGNED'))).toBe(true)
    expect(isOlderReading(at('DELIVERED'), at('RIDER_NEARBY'))).toBe(true)
  })

  it('knows an answer from before there was a second try', () => {
    const second = reading('confirmed', 'UNDELIVERABLE', 'UNSTARTED')
    expect(isOlderReading(second, reading('confirmed', 'UNDELIVERABLE'))).toBe(true)
    expect(isOlderReading(reading('confirmed', 'UNDELIVERABLE'), second)).toBe(false)
  })

  it('never takes the same answer, or what the table leads to, for an older one', () => {
    const state = fc.constantFrom(...ORDER_STATES)
    const delivery = fc.option(fc.constantFrom(...DELIVERY_STATES))
    fc.assert(
      fc.property(state, delivery, delivery, fc.constantFrom(...ORDER_EVENTS), (orderState, first, second, event) => {
        const known = reading(orderState, first, second)
        const next = nextOrderState(orderState, event)
        expect(isOlderReading(known, known)).toBe(false)
        if (next.ok) expect(isOlderReading(known, { ...known, orderState: next.value })).toBe(false)
      }),
    )
  })
})
