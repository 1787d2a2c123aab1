import {
  DELIVERY_STATES,
  isFailedOrder,
  isSuccessfulOrder,
  isTerminalDelivery,
  isTerminalOrder,
  applyDeliveryReport,
  type OrderState,
} from '@galo/domain'
import fc from 'fast-check'
import { afterSeconds, anOrderLife } from '../../proof/world/order-life'
import { caughtUp, isRefundOwed, lastMoved, type OrderLife } from '../orders'
import { nextEvent } from './next-event'
import { simulatedOperations } from './operations'
import { SCENARIO_NAMES, SCENARIOS, scenarioNamed, type ScenarioName } from './scenarios'

const CONFIRM_AFTER_S = 8
const operations = simulatedOperations({ kitchenConfirmAfterS: CONFIRM_AFTER_S })
const DAY_S = 24 * 3600
const runFrom = (life: OrderLife, seconds: number) => caughtUp(operations, life, afterSeconds(seconds))
const after = (scenario: ScenarioName, seconds: number) => runFrom(anOrderLife({ scenario }), seconds)
const states = ({ order, tries }: OrderLife) => [order.state, ...tries.map(({ state }) => state)]

const isFinal = (state: OrderState) => isSuccessfulOrder(state) || isFailedOrder(state)

const anyScenario = fc.constantFrom(...SCENARIO_NAMES)
const aMoment = fc.integer({ min: 0, max: 3 * 3600 })

describe('nextEvent', () => {
  it('is asked of the till first, then of the partner, and only then of the kitchen', () => {
    expect(states(after('default', 0))).toEqual(['placed', 'SENT_TO_DELIVERY_PARTNER'])
    expect(states(after('default', 4))).toEqual(['placed', 'ACCEPTED_BY_DELIVERY_PARTNER'])
    expect(states(after('default', 7.999))).toEqual(['placed', 'ACCEPTED_BY_DELIVERY_PARTNER'])
    expect(states(after('default', 8))).toEqual(['confirmed', 'ACCEPTED_BY_DELIVERY_PARTNER'])
  })

  it('brings the food within the time that was promised', () => {
    const delivered = after('default', DAY_S).tries[0]
    expect(delivered?.state).toBe('DELIVERED')
    const minutes = ((delivered?.since.getTime() ?? 0) - afterSeconds(0).getTime()) / 60_000
    expect(minutes).toBeGreaterThanOrEqual(25)
    expect(minutes).toBeLessThanOrEqual(40)
  })

  it.each([
    ['default', ['confirmed', 'DELIVERED'], false],
    ['kitchen-rejects', ['rejected', 'CANCELLED'], true],
    ['payment-declined', ['payment_declined', 'CANCELLED'], true],
    ['partner-rejects', ['rejected_by_delivery_partner', 'REJECTED_BY_DELIVERY_PARTNER'], true],
    ['rejected-after-accepted', ['confirmed', 'REJECTED_AFTER_ACCEPTED'], true],
    ['cancelled', ['confirmed', 'CANCELLED'], true],
    ['rider-unassigned', ['confirmed', 'DELIVERED'], false],
    ['undeliverable', ['confirmed', 'UNDELIVERABLE'], true],
    ['redelivery-succeeds', ['confirmed', 'UNDELIVERABLE', 'DELIVERED'], false],
    ['redelivery-fails', ['confirmed', 'UNDELIVERABLE', 'UNDELIVERABLE'], true],
    ['redelivery-rejected', ['confirmed', 'UNDELIVERABLE', 'REJECTED_BY_DELIVERY_PARTNER'], true],
    ['redelivery-rejected-after-accepted', ['confirmed', 'UNDELIVERABLE', 'REJECTED_AFTER_ACCEPTED'], true],
    ['redelivery-cancelled', ['confirmed', 'UNDELIVERABLE', 'CANCELLED'], true],
    ['silent-kitchen', ['rejected', 'CANCELLED'], true],
    ['by-hand', ['rejected', 'CANCELLED'], true],
  ] as const)('takes "%s" to its end, %p, with the money back: %p', (scenario, end, isRefunded) => {
    const life = after(scenario, DAY_S)
    expect(states(life)).toEqual(end)
    expect(life.order.refundedAt !== null).toBe(isRefunded)
    expect(isRefundOwed(life)).toBe(false)
    expect(nextEvent(life, CONFIRM_AFTER_S)).toBeNull()
  })

  it('has a scenario for every end of a delivery and of a redelivery, and for every final state of an order', () => {
    const ends = SCENARIO_NAMES.map((name) => after(name, DAY_S))
    const reached = (attempt: number) => new Set(ends.flatMap(({ tries }) => tries[attempt]?.state ?? []))
    for (const state of DELIVERY_STATES.filter(isTerminalDelivery)) {
      expect(reached(0)).toContain(state)
      expect(reached(1)).toContain(state)
    }
    expect(new Set(ends.map(({ order }) => order.state).filter(isFinal)).size).toBe(4)
  })

  it('sends a second rider when the first is taken off, and only then', () => {
    expect(after('rider-unassigned', DAY_S).tries[0]?.riders).toBe(2)
    expect(after('default', DAY_S).tries[0]?.riders).toBe(1)
  })

  it('answers for a collection too, which nobody brings', () => {
    const collection = (scenario: ScenarioName) => anOrderLife({ fulfilmentType: 'COLLECTION', scenario })
    expect(states(runFrom(collection('default'), 7.999))).toEqual(['placed'])
    expect(states(runFrom(collection('default'), 8))).toEqual(['confirmed'])
    expect(states(runFrom(collection('kitchen-rejects'), 8))).toEqual(['rejected'])
    expect(states(runFrom(collection('redelivery-fails'), DAY_S))).toEqual(['confirmed'])
  })

  it.each(['silent-kitchen', 'by-hand'] as const)(
    'does not let an order of "%s" wait for ever: it is turned down, with the money back, after a quarter of an hour',
    (scenario) => {
      const waiting = anOrderLife({ fulfilmentType: 'COLLECTION', scenario, pickupTime: afterSeconds(2 * 3600) })
      expect(states(runFrom(waiting, 15 * 60 - 1))).toEqual(['placed'])
      const { order } = runFrom(waiting, DAY_S)
      expect(order).toMatchObject({ state: 'rejected', refundedAt: afterSeconds(15 * 60) })
    },
  )

  it('turns an order down that nobody has answered by the time it was to be collected', () => {
    const soon = anOrderLife({ fulfilmentType: 'COLLECTION', scenario: 'by-hand', pickupTime: afterSeconds(600) })
    expect(states(runFrom(soon, 599))).toEqual(['placed'])
    expect(states(runFrom(soon, 600))).toEqual(['rejected'])
  })

  it('believes the kitchen that answered in time, however far the clock has jumped meanwhile', () => {
    expect(states(runFrom(anOrderLife({ fulfilmentType: 'COLLECTION' }), DAY_S))).toEqual(['confirmed'])
  })

  it('waits with the money of what nobody opened for, because it may be brought again', () => {
    const shut = after('undeliverable', DAY_S)
    const at = shut.tries[0]?.since ?? afterSeconds(0)
    expect(shut.order.refundedAt).toEqual(new Date(at.getTime() + 600_000))
  })

  it('gives nothing back for an order that cost nothing', () => {
    const free = anOrderLife({ scenario: 'kitchen-rejects', paymentReference: null })
    expect(runFrom(free, DAY_S).order.refundedAt).toBeNull()
  })

  it('goes well when the name of the scenario is one that nobody knows any more', () => {
    expect(scenarioNamed('of an older edition')).toBe(SCENARIOS.default)
    expect(scenarioNamed('toString')).toBe(SCENARIOS.default)
  })
})

describe('the life of any order', () => {
  it('ends, whoever answers or does not', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const { order, tries } = after(scenario, DAY_S)
        const [first, second] = tries
        expect(
          isTerminalOrder({
            fulfilmentType: order.fulfilmentType,
            orderState: order.state,
            deliveryState: first?.state ?? null,
            redeliveryState: second?.state ?? null,
          }),
        ).toBe(true)
      }),
    )
  })

  it('is the same however often and whenever it was looked at', () => {
    fc.assert(
      fc.property(anyScenario, fc.array(aMoment, { maxLength: 8 }), aMoment, (scenario, looks, end) => {
        const earlier = looks.filter((seconds) => seconds <= end).sort((one, other) => one - other)
        const lookedAt = earlier.reduce(runFrom, anOrderLife({ scenario }))
        expect(runFrom(lookedAt, end)).toEqual(after(scenario, end))
      }),
    )
  })

  it('only goes forward between any two looks, and no time in it goes backward', () => {
    fc.assert(
      fc.property(anyScenario, aMoment, aMoment, (scenario, one, other) => {
        const before = after(scenario, Math.min(one, other))
        const later = runFrom(before, Math.max(one, other))
        expect(lastMoved(later) >= lastMoved(before)).toBe(true)
        for (const [index, each] of before.tries.entries()) {
          const now = later.tries[index]
          if (now === undefined) throw new Error('a try was lost')
          const isAnotherRider = each.state === 'RIDER_ASSIGNED' && now.riders >= each.riders
          if (!isAnotherRider) expect(applyDeliveryReport(each.state, now.state).kind).not.toBe('ignored')
          if (isTerminalDelivery(each.state)) expect(now).toEqual(each)
        }
        if (isFinal(before.order.state)) expect(later.order.state).toBe(before.order.state)
        if (before.order.refundedAt !== null) expect(later.order.refundedAt).toEqual(before.order.refundedAt)
      }),
    )
  })
})
