import fc from 'fast-check'
import { isFailedOrder, isSuccessfulOrder } from './order.outcome'
import { ORDER_STATES, type OrderState } from './order.states'
import { nextOrderState, ORDER_TRANSITIONS, type OrderEvent } from './order.transitions'

const EVENTS: readonly OrderEvent[] = [
  'order-placed',
  'restaurant-confirmed',
  'restaurant-rejected',
  'payment-declined',
  'delivery-partner-rejected',
  'restaurant-called-off',
]

const mayBeCalledOff = (state: OrderState, event: OrderEvent) =>
  state === 'confirmed' && event === 'restaurant-called-off'
const isFinal = (state: OrderState) => isSuccessfulOrder(state) || isFailedOrder(state)

describe('nextOrderState', () => {
  it('goes from the till to the restaurant and to its answer', () => {
    expect(nextOrderState('new', 'order-placed')).toEqual({ ok: true, value: 'placed' })
    expect(nextOrderState('placed', 'restaurant-confirmed')).toEqual({ ok: true, value: 'confirmed' })
    expect(nextOrderState('placed', 'delivery-partner-rejected')).toEqual({
      ok: true,
      value: 'rejected_by_delivery_partner',
    })
  })

  it('does not confirm what nobody has sent to the restaurant', () => {
    expect(nextOrderState('new', 'restaurant-confirmed')).toEqual({
      ok: false,
      error: { reason: 'not-allowed', state: 'new', event: 'restaurant-confirmed' },
    })
  })

  it('never leaves a final state, unless the house is shut for what it had said yes to', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATES),
        fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }),
        (start, events) => {
          let state = start
          for (const event of events) {
            const step = nextOrderState(state, event)
            if (isFinal(state)) expect(step.ok).toBe(mayBeCalledOff(state, event))
            if (step.ok) state = step.value
          }
          expect(ORDER_STATES).toContain(state)
        },
      ),
    )
  })

  it('calls final exactly the states without another way out', () => {
    const waysOut = (state: OrderState) => EVENTS.filter((event) => event in ORDER_TRANSITIONS[state])
    for (const state of ORDER_STATES)
      expect(isFinal(state)).toBe(waysOut(state).every((event) => mayBeCalledOff(state, event)))
  })
})
