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
]

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

  it('never leaves a final state, whatever happens', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATES),
        fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }),
        (start, events) => {
          let state = start
          for (const event of events) {
            const step = nextOrderState(state, event)
            if (isFinal(state)) expect(step.ok).toBe(false)
            if (step.ok) state = step.value
          }
          expect(ORDER_STATES).toContain(state)
        },
      ),
    )
  })

  it('calls final exactly the states without a way out', () => {
    for (const state of ORDER_STATES) expect(isFinal(state)).toBe(Object.keys(ORDER_TRANSITIONS[state]).length === 0)
  })
})
