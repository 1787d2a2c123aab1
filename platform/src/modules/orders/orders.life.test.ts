import { DELIVERY_STATES, ORDER_STATES, stepDelivery, type OrderEvent } from '@galo/domain'
import fc from 'fast-check'
import { afterSeconds, anOrderLife, aTry } from '../../proof/world/order-life'
import { applyEvent, type LifeEvent, type OrderLife } from './orders.life'
import { isRefundOwed } from './refund.rules'

const now = afterSeconds(60)
const codeOf = (life: OrderLife, event: LifeEvent) => {
  const next = applyEvent(life, event, now)
  return next.ok ? 'ok' : next.error.code
}
const delivery = (state: OrderLife['order']['state'], tryState: (typeof DELIVERY_STATES)[number]) =>
  anOrderLife({ state }, [aTry({ state: tryState })])
const confirm: LifeEvent = { kind: 'order', event: 'restaurant-confirmed' }
const tryAgain: LifeEvent = { kind: 'redelivery', reason: 'Nobody came to the door' }

describe('the kitchen’s word', () => {
  it('is given for a delivery only once somebody has promised to carry it', () => {
    expect(codeOf(delivery('placed', 'SENT_TO_DELIVERY_PARTNER'), confirm)).toBe('DELIVERY_NOT_ACCEPTED')
    expect(codeOf(delivery('placed', 'ACCEPTED_BY_DELIVERY_PARTNER'), confirm)).toBe('ok')
    expect(codeOf(anOrderLife({ state: 'placed', fulfilmentType: 'COLLECTION' }), confirm)).toBe('ok')
  })

  it('calls the rider off when it is no', () => {
    const next = applyEvent(
      delivery('placed', 'ACCEPTED_BY_DELIVERY_PARTNER'),
      { kind: 'order', event: 'restaurant-rejected' },
      now,
    )
    expect(next.ok && [next.value.order.state, next.value.tries[0]?.state]).toEqual(['rejected', 'CANCELLED'])
    expect(next.ok && isRefundOwed(next.value)).toBe(true)
  })
})

describe('a step of a delivery', () => {
  it('is not taken before the order is placed, nor by a rider before the kitchen said yes', () => {
    const sent: LifeEvent = { kind: 'delivery', to: 'SENT_TO_DELIVERY_PARTNER' }
    expect(codeOf(delivery('new', 'UNSTARTED'), sent)).toBe('ORDER_NOT_PLACED')
    expect(codeOf(delivery('placed', 'UNSTARTED'), sent)).toBe('ok')
    const assigned: LifeEvent = { kind: 'delivery', to: 'RIDER_ASSIGNED' }
    expect(codeOf(delivery('placed', 'ACCEPTED_BY_DELIVERY_PARTNER'), assigned)).toBe('ORDER_NOT_CONFIRMED')
    expect(codeOf(delivery('confirmed', 'ACCEPTED_BY_DELIVERY_PARTNER'), assigned)).toBe('ok')
  })

  it('is one of the table’s, for every pair of states', () => {
    for (const from of DELIVERY_STATES)
      for (const to of DELIVERY_STATES)
        expect(codeOf(delivery('confirmed', from), { kind: 'delivery', to })).toBe(
          stepDelivery(from, to).ok ? 'ok' : 'DELIVERY_STEP_NOT_ALLOWED',
        )
  })

  it('is nothing a collection knows', () => {
    const collection = anOrderLife({ state: 'confirmed', fulfilmentType: 'COLLECTION' })
    expect(codeOf(collection, { kind: 'delivery', to: 'DELIVERED' })).toBe('NOT_A_DELIVERY')
    expect(codeOf(collection, tryAgain)).toBe('NOT_A_DELIVERY')
  })

  it.each([
    ['SENT_TO_DELIVERY_PARTNER', 'REJECTED_BY_DELIVERY_PARTNER', 'rejected_by_delivery_partner'],
    ['ACCEPTED_BY_DELIVERY_PARTNER', 'REJECTED_AFTER_ACCEPTED', 'rejected_by_delivery_partner'],
    ['ACCEPTED_BY_DELIVERY_PARTNER', 'CANCELLED', 'rejected'],
  ] as const)('takes an order that still waits along: from %s to %s it is %s', (from, to, expected) => {
    const next = applyEvent(delivery('placed', from), { kind: 'delivery', to }, now)
    expect(next.ok && next.value.order.state).toBe(expected)
  })

  it('leaves a confirmed order confirmed, whatever becomes of it', () => {
    const next = applyEvent(delivery('confirmed', 'RIDER_NEARBY'), { kind: 'delivery', to: 'UNDELIVERABLE' }, now)
    expect(next.ok && [next.value.order.state, isRefundOwed(next.value)]).toEqual(['confirmed', true])
  })
})

describe('a second try', () => {
  const shut = delivery('confirmed', 'UNDELIVERABLE')

  it('starts from the beginning, once, and says why', () => {
    const next = applyEvent(shut, tryAgain, now)
    if (!next.ok) throw new Error(next.error.message)
    expect(next.value.tries).toHaveLength(2)
    expect(next.value.tries[1]).toMatchObject({
      attempt: 2,
      state: 'UNSTARTED',
      riders: 0,
      reason: 'Nobody came to the door',
    })
    expect(isRefundOwed(next.value)).toBe(false)
    expect(codeOf(next.value, tryAgain)).toBe('REDELIVERY_NOT_ALLOWED')
  })

  it('is not made of what arrived, is under way, or was paid back', () => {
    expect(codeOf(delivery('confirmed', 'DELIVERED'), tryAgain)).toBe('REDELIVERY_NOT_ALLOWED')
    expect(codeOf(delivery('confirmed', 'RIDER_NEARBY'), tryAgain)).toBe('REDELIVERY_NOT_ALLOWED')
    const paidBack = anOrderLife({ state: 'confirmed', refundedAt: now }, shut.tries)
    expect(codeOf(paidBack, tryAgain)).toBe('ALREADY_REFUNDED')
  })
})

describe('any event in any order', () => {
  const events: readonly OrderEvent[] = [
    'order-placed',
    'restaurant-confirmed',
    'restaurant-rejected',
    'payment-declined',
    'delivery-partner-rejected',
  ]
  const anyEvent: fc.Arbitrary<LifeEvent> = fc.oneof(
    fc.constantFrom(...events).map((event) => ({ kind: 'order', event }) as const),
    fc.constantFrom(...DELIVERY_STATES).map((to) => ({ kind: 'delivery', to }) as const),
    fc.constant<LifeEvent>(tryAgain),
    fc.constant<LifeEvent>({ kind: 'refund' }),
  )

  it('gives money back once, keeps a confirmed order accepted by somebody, and never brings what is not cooked', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (list) => {
        let life = anOrderLife()
        let refunds = 0
        for (const event of list) {
          const next = applyEvent(life, event, now)
          if (!next.ok) continue
          life = next.value
          if (event.kind === 'refund') refunds += 1
          expect(ORDER_STATES).toContain(life.order.state)
          const [first] = life.tries
          if (life.order.state === 'confirmed')
            expect(['UNSTARTED', 'SENT_TO_DELIVERY_PARTNER']).not.toContain(first?.state)
          else expect(first?.riders).toBe(0)
        }
        expect(refunds).toBeLessThanOrEqual(1)
      }),
    )
  })
})
