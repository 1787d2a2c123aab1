import { isPlacedOrder, isTerminalDelivery, isTerminalOrder } from '@galo/domain'
import {
  currentTry,
  isRefundOwed,
  mayBeBroughtAgain,
  refundDue,
  unansweredDue,
  type DeliveryRow,
  type DueEvent,
  type OrderLife,
} from '../orders'
import { secondsIn } from './ride'
import { scenarioNamed, type Scenario } from './scenarios'

/** A partner answers within seconds, and before the kitchen does. */
const PARTNER_ANSWERS_S = 4
/** Until the partner changes its mind, or calls a delivery off. */
const SECOND_THOUGHTS_S = 90
const REDELIVERY_AFTER_S = 60

const later = (instant: Date, seconds: number): Date => new Date(instant.getTime() + Math.round(seconds * 1000))
const latest = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one)

const KITCHEN_SAYS = {
  confirms: 'restaurant-confirmed',
  rejects: 'restaurant-rejected',
  'finds-payment-declined': 'payment-declined',
} as const

const kitchenAnswer = (life: OrderLife, { kitchen }: Scenario, confirmAfterS: number): DueEvent | null => {
  if (kitchen === 'says-nothing') return null
  const { createdAt, scenarioSince } = life.order
  const at = later(latest(createdAt, scenarioSince), confirmAfterS)
  return { at: latest(at, currentTry(life)?.since ?? null), event: { kind: 'order', event: KITCHEN_SAYS[kitchen] } }
}

/** Where a try goes next by itself, and when; null at an end. */
const deliveryStep = (delivery: DeliveryRow, life: OrderLife, plan: Scenario, confirmAfterS: number): DueEvent => {
  const { partner, riders, door } = (delivery.attempt === 2 ? plan.second : null) ?? plan.first
  const from = latest(delivery.since, life.order.scenarioSince)
  const after = (seconds: number, to: DeliveryRow['state']): DueEvent => ({
    at: later(from, seconds),
    event: { kind: 'delivery', to },
  })
  const onward = secondsIn(delivery)
  switch (delivery.state) {
    case 'UNSTARTED':
      return after(0, 'SENT_TO_DELIVERY_PARTNER')
    case 'SENT_TO_DELIVERY_PARTNER':
      return after(
        Math.min(PARTNER_ANSWERS_S, confirmAfterS / 2),
        partner === 'rejects' ? 'REJECTED_BY_DELIVERY_PARTNER' : 'ACCEPTED_BY_DELIVERY_PARTNER',
      )
    case 'ACCEPTED_BY_DELIVERY_PARTNER':
      if (partner === 'rejects-after-accepting') return after(SECOND_THOUGHTS_S, 'REJECTED_AFTER_ACCEPTED')
      if (partner === 'calls-off') return after(SECOND_THOUGHTS_S, 'CANCELLED')
      return after(onward, 'RIDER_ASSIGNED')
    case 'RIDER_ASSIGNED':
      return after(onward, delivery.riders < riders ? 'ACCEPTED_BY_DELIVERY_PARTNER' : 'RIDER_ARRIVED')
    case 'RIDER_ARRIVED':
      return after(onward, 'RIDER_IN_TRANSIT')
    case 'RIDER_IN_TRANSIT':
      return after(onward, 'RIDER_NEARBY')
    default:
      return after(onward, door === 'opens' ? 'DELIVERED' : 'UNDELIVERABLE')
  }
}

/** Handing the order over is our own doing; everything else is somebody's answer. */
const isOurs = ({ event }: DueEvent): boolean => event.kind === 'delivery' && event.to === 'SENT_TO_DELIVERY_PARTNER'

/** The second try of the scenario; null where it has none, or leaves it to the console. */
const redelivery = (life: OrderLife, plan: Scenario): DueEvent | null => {
  const first = currentTry(life)
  if (first === undefined || !mayBeBroughtAgain(life) || plan.second === null || plan.isByHand) return null
  return {
    at: later(latest(first.since, life.order.scenarioSince), REDELIVERY_AFTER_S),
    event: { kind: 'redelivery', reason: 'Nobody came to the door' },
  }
}

/** What the people of the scenario do next about an order that is not over; null while it is for the console to say. */
const nextWord = (life: OrderLife, plan: Scenario, confirmAfterS: number): DueEvent | null => {
  const delivery = currentTry(life)
  const isKitchensTurn = delivery === undefined || delivery.state === 'ACCEPTED_BY_DELIVERY_PARTNER'
  if (life.order.state === 'placed' && isKitchensTurn)
    return plan.isByHand ? null : kitchenAnswer(life, plan, confirmAfterS)
  if (delivery === undefined || isTerminalDelivery(delivery.state)) return null
  const step = deliveryStep(delivery, life, plan, confirmAfterS)
  // Who took it themselves says themselves how far they are.
  return (plan.isByHand || delivery.courier !== null) && !isOurs(step) ? null : step
}

/**
 * What happens to an order next and when, as its scenario has it: a pure function, so any process at any time comes to the same answer,
 * and a clock that jumped finds everything it missed. Null once nothing more happens by itself.
 */
export const nextEvent = (life: OrderLife, confirmAfterS: number): DueEvent | null => {
  const { state, createdAt, scenario, fulfilmentType } = life.order
  if (state === 'new') return { at: createdAt, event: { kind: 'order', event: 'order-placed' } }
  const plan = scenarioNamed(scenario)
  if (isRefundOwed(life)) return redelivery(life, plan) ?? refundDue(life)
  const deliveryState = currentTry(life)?.state ?? null
  if (isTerminalOrder({ fulfilmentType, orderState: state, deliveryState })) return null

  const word = nextWord(life, plan, confirmAfterS)
  if (!isPlacedOrder(state)) return word
  const end = unansweredDue(life)
  return word !== null && word.at <= end.at ? word : end
}
