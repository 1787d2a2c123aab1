import fc from 'fast-check'
import { DELIVERY_TRANSITIONS, applyDeliveryReport, stepDelivery } from './delivery.transitions'
import { isTerminalDelivery } from './order.outcome'
import { DELIVERY_STATES, type DeliveryState } from './order.states'

const anyState = fc.constantFrom(...DELIVERY_STATES)
const from = (state: DeliveryState) => DELIVERY_STATES.filter((to) => stepDelivery(state, to).ok)

describe('stepDelivery', () => {
  it('brings a meal to the door one step at a time', () => {
    const walk = [
      'UNSTARTED',
      'SENT_TO_DELIVERY_PARTNER',
      'ACCEPTED_BY_DELIVERY_PARTNER',
      'RIDER_ASSIGNED',
      'RIDER_ARRIVED',
      'RIDER_IN_TRANSIT',
      'RIDER_NEARBY',
      'DELIVERED',
    ] as const
    walk.slice(1).forEach((to, index) => {
      expect(stepDelivery(walk[index]!, to)).toEqual({ ok: true, value: to })
    })
  })

  it('does not skip a step', () => {
    expect(stepDelivery('UNSTARTED', 'RIDER_ASSIGNED')).toEqual({
      ok: false,
      error: { reason: 'not-allowed', from: 'UNSTARTED', to: 'RIDER_ASSIGNED' },
    })
  })

  it('looks for another rider when one is taken off, but not once the rider stands in the restaurant', () => {
    expect(stepDelivery('RIDER_ASSIGNED', 'ACCEPTED_BY_DELIVERY_PARTNER').ok).toBe(true)
    expect(stepDelivery('RIDER_ARRIVED', 'ACCEPTED_BY_DELIVERY_PARTNER').ok).toBe(false)
  })

  it('can be called off until the rider rides', () => {
    expect(DELIVERY_STATES.filter((state) => stepDelivery(state, 'CANCELLED').ok)).toEqual([
      'UNSTARTED',
      'SENT_TO_DELIVERY_PARTNER',
      'ACCEPTED_BY_DELIVERY_PARTNER',
      'RIDER_ASSIGNED',
      'RIDER_ARRIVED',
    ])
  })

  it('is turned down by the partner before it was accepted or after, each with its own name', () => {
    expect(DELIVERY_STATES.filter((state) => stepDelivery(state, 'REJECTED_BY_DELIVERY_PARTNER').ok)).toEqual([
      'SENT_TO_DELIVERY_PARTNER',
    ])
    expect(DELIVERY_STATES.filter((state) => stepDelivery(state, 'REJECTED_AFTER_ACCEPTED').ok)).toEqual([
      'ACCEPTED_BY_DELIVERY_PARTNER',
    ])
  })

  it('fails at the door only after it set out', () => {
    expect(DELIVERY_STATES.filter((state) => stepDelivery(state, 'UNDELIVERABLE').ok)).toEqual([
      'RIDER_IN_TRANSIT',
      'RIDER_NEARBY',
    ])
  })

  it('calls an end exactly what has no way out', () => {
    for (const state of DELIVERY_STATES) {
      expect(from(state)).toHaveLength(DELIVERY_TRANSITIONS[state].length)
      expect(isTerminalDelivery(state)).toBe(from(state).length === 0)
    }
  })

  it('leads from every state to some end', () => {
    for (const start of DELIVERY_STATES) {
      const reached = new Set<DeliveryState>([start])
      for (const state of reached) for (const to of from(state)) reached.add(to)
      expect([...reached].some(isTerminalDelivery)).toBe(true)
    }
  })
})

describe('readDelivery', () => {
  it('follows a report that skipped what got lost', () => {
    expect(applyDeliveryReport('SENT_TO_DELIVERY_PARTNER', 'RIDER_IN_TRANSIT')).toEqual({
      state: 'RIDER_IN_TRANSIT',
      kind: 'moved',
    })
    expect(applyDeliveryReport('UNSTARTED', 'DELIVERED').state).toBe('DELIVERED')
  })

  it('ignores a report that comes late', () => {
    expect(applyDeliveryReport('RIDER_NEARBY', 'RIDER_ASSIGNED')).toEqual({ state: 'RIDER_NEARBY', kind: 'ignored' })
    expect(applyDeliveryReport('RIDER_ARRIVED', 'ACCEPTED_BY_DELIVERY_PARTNER').kind).toBe('ignored')
  })

  it('takes a rider off who was only assigned', () => {
    expect(applyDeliveryReport('RIDER_ASSIGNED', 'ACCEPTED_BY_DELIVERY_PARTNER').kind).toBe('moved')
  })

  it('has no news in the same report twice', () => {
    expect(applyDeliveryReport('RIDER_NEARBY', 'RIDER_NEARBY')).toEqual({ state: 'RIDER_NEARBY', kind: 'same' })
    expect(applyDeliveryReport('DELIVERED', 'DELIVERED').kind).toBe('same')
  })

  it('believes every step the table allows', () => {
    for (const state of DELIVERY_STATES)
      for (const to of from(state)) expect(applyDeliveryReport(state, to)).toEqual({ state: to, kind: 'moved' })
  })

  it('believes an end at any time, and nothing after it', () => {
    fc.assert(
      fc.property(anyState, anyState, fc.array(anyState, { maxLength: 12 }), (known, end, late) => {
        fc.pre(!isTerminalDelivery(known) && isTerminalDelivery(end))
        expect(applyDeliveryReport(known, end).state).toBe(end)
        expect(late.reduce((state, report) => applyDeliveryReport(state, report).state, end)).toBe(end)
      }),
    )
  })

  it('goes back for nothing but a rider taken off, whatever is reported in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyState, { maxLength: 20 }), (reports) => {
        let known: DeliveryState = 'UNSTARTED'
        for (const report of reports) {
          const { state, kind } = applyDeliveryReport(known, report)
          if (kind !== 'moved') expect(state).toBe(known)
          else if (DELIVERY_STATES.indexOf(state) < DELIVERY_STATES.indexOf(known))
            expect([known, state]).toEqual(['RIDER_ASSIGNED', 'ACCEPTED_BY_DELIVERY_PARTNER'])
          known = state
        }
      }),
    )
  })
})
