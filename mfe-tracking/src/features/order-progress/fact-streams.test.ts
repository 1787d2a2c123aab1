import fc from 'fast-check'
import type { SubmittedOrder } from '@galo/contracts/orders'
import {
  DELIVERY_TRANSITIONS,
  isFailedOrder,
  isPlacedOrder,
  isTerminalDelivery,
  nextOrderState,
  ORDER_EVENTS,
  stageFor,
  startRedelivery,
  type DeliveryState,
  type Stage,
} from '@galo/domain'
import { aSubmittedOrder } from '@galo/testing'
import { startPolling } from './polling.model'
import { latestOf } from '../../order/latest-of'
import { isFinished, outcomeOf, trackingView } from './tracking.model'

const STAGES: readonly Stage[] = [
  'PLACED',
  'CONFIRMED',
  'BEING_PREPARED',
  'PICKED_UP_BY_RIDER',
  'IN_TRANSIT',
  'NEARBY',
  'DELIVERED',
]
const REFUND = { amount: { currency_code: 'GBP' as const, value: 1_660 }, due_by: '2026-11-25' }
const GIVEN_BACK_AT = '2026-11-18T13:00:00Z'

const firstTry = (order: SubmittedOrder): DeliveryState | null => order.fulfilment.delivery_state ?? null
const secondTry = (order: SubmittedOrder): DeliveryState | null => order.fulfilment.redelivery_details?.state ?? null

const withFulfilment = (order: SubmittedOrder, changes: Partial<SubmittedOrder['fulfilment']>): SubmittedOrder => ({
  ...order,
  fulfilment: { ...order.fulfilment, ...changes },
})

/** An order that fails takes its delivery with it. */
const withState = (order: SubmittedOrder, order_state: SubmittedOrder['order_state']): SubmittedOrder => {
  const delivery = firstTry(order)
  const isCalledOff = isFailedOrder(order_state) && delivery !== null && !isTerminalDelivery(delivery)
  return { ...(isCalledOff ? withFulfilment(order, { delivery_state: 'CANCELLED' }) : order), order_state }
}

const ordersNext = (order: SubmittedOrder): readonly SubmittedOrder[] =>
  ORDER_EVENTS.flatMap((event) => {
    const next = nextOrderState(order.order_state, event)
    const isCarried = firstTry(order) === null || firstTry(order) === 'ACCEPTED_BY_DELIVERY_PARTNER'
    return next.ok && (event !== 'restaurant-confirmed' || isCarried) ? [withState(order, next.value)] : []
  })

const deliveriesNext = (order: SubmittedOrder): readonly SubmittedOrder[] => {
  const [first, second] = [firstTry(order), secondTry(order)]
  if (first === null || order.order_state === 'new' || isFailedOrder(order.order_state)) return []
  if (second !== null)
    return DELIVERY_TRANSITIONS[second].map((state) => withFulfilment(order, { redelivery_details: { state } }))
  const steps = DELIVERY_TRANSITIONS[first].flatMap((state) => {
    const moved = withFulfilment(order, { delivery_state: state })
    if (!isPlacedOrder(order.order_state)) return [moved]
    if (isTerminalDelivery(state)) return [withState(moved, 'rejected_by_delivery_partner')]
    return state === 'RIDER_ASSIGNED' ? [] : [moved]
  })
  const again = startRedelivery(first, null)
  return again.ok && order.refund?.given_back_at == null
    ? [...steps, withFulfilment(order, { redelivery_details: { state: 'UNSTARTED' } })]
    : steps
}

/** Money is promised with a bad end, and goes back after it; then nothing is brought any more. */
const refundsNext = (order: SubmittedOrder): readonly SubmittedOrder[] =>
  outcomeOf(order) === null || order.refund?.given_back_at != null
    ? []
    : [{ ...order, refund: { ...REFUND, given_back_at: order.refund == null ? null : GIVEN_BACK_AT } }]

/** Everything that may happen to an order next, by the tables. */
const mayHappen = (order: SubmittedOrder): readonly SubmittedOrder[] => [
  ...ordersNext(order),
  ...deliveriesNext(order),
  ...refundsNext(order),
]

/** The life of an order, fact by fact: each choice picks one of those that may be next. */
const lifeOf = (type: 'COLLECTION' | 'DELIVERY', choices: readonly number[]): readonly SubmittedOrder[] => {
  const delivery_state = type === 'DELIVERY' ? ('UNSTARTED' as const) : null
  const life = [aSubmittedOrder({ order_state: 'new', fulfilment: { type, delivery_state } })]
  for (const choice of choices) {
    const now = life.at(-1)
    const next = now === undefined ? [] : mayHappen(now)
    const chosen = next[choice % next.length]
    if (chosen === undefined) break
    life.push(chosen)
  }
  return life
}

/** By fact, how many facts later each copy of it is read: none is lost, two is repeated, and a late one comes after those that overtook it. */
const lives = fc.record({
  type: fc.constantFrom('COLLECTION' as const, 'DELIVERY' as const),
  choices: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 40 }),
  delays: fc.array(fc.array(fc.nat(8), { maxLength: 3 }), { maxLength: 40 }),
})
type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never

const readingsOf = ({ type, choices, delays }: Life) => {
  const life = lifeOf(type, choices)
  const late = life.flatMap((order, index) => (delays[index] ?? [0]).map((delay) => ({ order, at: index + delay })))
  const last = life[life.length - 1] ?? aSubmittedOrder()
  // Polling goes on until it hears the end: the last look of all is answered with the truth.
  return { last, readings: [...late.toSorted((one, other) => one.at - other.at).map(({ order }) => order), last] }
}

/** What is on screen after each reading. */
const shownAfter = (readings: readonly SubmittedOrder[]): readonly SubmittedOrder[] => {
  const shown: SubmittedOrder[] = []
  for (const read of readings) shown.push(latestOf(shown.at(-1), read))
  return shown
}

const stageOf = (order: SubmittedOrder): Stage | null =>
  stageFor({
    fulfilmentType: order.fulfilment.type,
    orderState: order.order_state,
    deliveryState: firstTry(order),
    redeliveryState: secondTry(order),
  })

const isTakenOff = (before: DeliveryState | null, after: DeliveryState | null): boolean =>
  before === 'RIDER_ASSIGNED' && after === 'ACCEPTED_BY_DELIVERY_PARTNER'

const pairs = (shown: readonly SubmittedOrder[]): readonly (readonly [SubmittedOrder, SubmittedOrder])[] =>
  shown.slice(1).map((after, index) => [shown[index] ?? after, after] as const)

describe('An order of which facts are lost, late, repeated and out of turn', () => {
  it('never moves back: a stage follows an earlier one only where a rider is taken off or it is brought a second time', () => {
    fc.assert(
      fc.property(lives, (life) => {
        for (const [before, after] of pairs(shownAfter(readingsOf(life).readings))) {
          const [from, to] = [stageOf(before), stageOf(after)]
          const isAnotherTry = secondTry(before) === null && secondTry(after) !== null
          const isSentBack =
            isTakenOff(firstTry(before), firstTry(after)) || isTakenOff(secondTry(before), secondTry(after))
          if (from === null) expect([to, isAnotherTry]).toEqual(isAnotherTry ? [to, true] : [null, false])
          else if (to !== null && !isAnotherTry && !isSentBack)
            expect(STAGES.indexOf(to)).toBeGreaterThanOrEqual(STAGES.indexOf(from))
        }
      }),
    )
  })

  it('never forgets a second try, nor that its money has gone back', () => {
    fc.assert(
      fc.property(lives, (life) => {
        for (const [before, after] of pairs(shownAfter(readingsOf(life).readings))) {
          if (secondTry(before) !== null) expect(secondTry(after)).not.toBeNull()
          if (before.refund?.given_back_at != null) expect(after.refund?.given_back_at).toBe(GIVEN_BACK_AT)
        }
      }),
    )
  })

  it('skips no outcome: where the truth has been heard, the truth is shown, whatever came before it', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { last, readings } = readingsOf(life)
        expect(trackingView(shownAfter(readings).at(-1) ?? null, false, startPolling(0))).toEqual(
          trackingView(last, false, startPolling(0)),
        )
      }),
    )
  })

  it('ends where the order has ended, and never before: what is shown as finished was read so', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { last, readings } = readingsOf(life)
        const shown = shownAfter(readings)
        shown.forEach((order, index) => {
          if (isFinished(order)) expect(readings.slice(0, index + 1).some(isFinished)).toBe(true)
        })
        expect(isFinished(shown.at(-1) ?? last)).toBe(isFinished(last))
      }),
    )
  })
})
