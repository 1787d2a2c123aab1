import {
  isFailedOrder,
  isPlacedOrder,
  isTerminalDelivery,
  nextOrderState,
  ok,
  startRedelivery,
  stepDelivery,
  err,
  type CallOffReason,
  type DeliveryState,
  type OrderEvent,
  type OrderProgress,
  type Result,
} from '@galo/domain'
import type { DeliveryRow, OrderRow } from './orders.store'

/** What moves of an order. */
export type MovingOrder = Pick<
  OrderRow,
  | 'id'
  | 'state'
  | 'fulfilmentType'
  | 'paymentReference'
  | 'createdAt'
  | 'pickupTime'
  | 'kitchenFrom'
  | 'scenario'
  | 'scenarioSince'
  | 'refundedAt'
  | 'calledOffFor'
>

/** One order with every try at bringing it; none unless it is a delivery. */
export interface OrderLife {
  readonly order: MovingOrder
  readonly tries: readonly DeliveryRow[]
  /** What has happened since it was read, the first first. */
  readonly happened?: readonly Happened[]
}

export type LifeEvent =
  | { readonly kind: 'order'; readonly event: OrderEvent }
  /** `courier`: who of ours takes it, when they say so themselves. */
  | { readonly kind: 'delivery'; readonly to: DeliveryState; readonly courier?: string }
  | { readonly kind: 'redelivery'; readonly reason: string }
  | { readonly kind: 'refund' }
  | { readonly kind: 'called-off'; readonly because: CallOffReason }
  | { readonly kind: 'scenario'; readonly name: string }

/** An event, when it was, and which try it was about. */
export interface Happened {
  readonly event: LifeEvent
  readonly at: Date
  readonly attempt: number | null
}

export interface LifeRefusal {
  readonly code:
    | 'ORDER_IS_FINAL'
    | 'ORDER_NOT_PLACED'
    | 'ORDER_NOT_CONFIRMED'
    | 'DELIVERY_NOT_ACCEPTED'
    | 'DELIVERY_STEP_NOT_ALLOWED'
    | 'NOT_A_DELIVERY'
    | 'REDELIVERY_NOT_ALLOWED'
    | 'ALREADY_REFUNDED'
  readonly message: string
}

type Next = Result<OrderLife, LifeRefusal>

const refuse = (code: LifeRefusal['code'], message: string): Next => err({ code, message })

/** The try that counts now. */
export const currentTry = ({ tries }: OrderLife): DeliveryRow | undefined => tries.at(-1)

const withTry = (life: OrderLife, changed: DeliveryRow): OrderLife => ({
  ...life,
  tries: life.tries.map((each) => (each.attempt === changed.attempt ? changed : each)),
})

const withOrder = (life: OrderLife, changes: Partial<MovingOrder>): OrderLife => ({
  ...life,
  order: { ...life.order, ...changes },
})

/** The till's, the kitchen's and the bank's word. A kitchen cooks nothing that nobody will carry; what is not cooked is not carried. */
const applyToOrder = (life: OrderLife, event: OrderEvent, at: Date): Next => {
  const next = nextOrderState(life.order.state, event)
  if (!next.ok) return refuse('ORDER_IS_FINAL', `The order is already ${life.order.state}`)
  const delivery = currentTry(life)
  if (event === 'restaurant-confirmed' && delivery !== undefined && delivery.state !== 'ACCEPTED_BY_DELIVERY_PARTNER')
    return refuse('DELIVERY_NOT_ACCEPTED', `No delivery partner has accepted the order: it is ${delivery.state}`)
  const moved = withOrder(life, { state: next.value })
  return ok(
    delivery !== undefined && isFailedOrder(next.value) && !isTerminalDelivery(delivery.state)
      ? withTry(moved, { ...delivery, state: 'CANCELLED', since: at })
      : moved,
  )
}

const NEEDS_FOOD: readonly DeliveryState[] = ['RIDER_ASSIGNED', 'RIDER_ARRIVED', 'RIDER_IN_TRANSIT', 'RIDER_NEARBY']

type DeliveryStep = Extract<LifeEvent, { kind: 'delivery' }>

/** Who carries it: one who takes it, nobody once they were taken off, else who did. */
const courierAfter = (delivery: DeliveryRow, { to, courier }: DeliveryStep): string | null => {
  if (to === 'RIDER_ASSIGNED') return courier ?? null
  return to === 'ACCEPTED_BY_DELIVERY_PARTNER' ? null : delivery.courier
}

/** A partner's or a rider's step. While the kitchen has not answered, a delivery that ends takes the order with it. */
const applyToDelivery = (life: OrderLife, step: DeliveryStep, at: Date): Next => {
  const { to } = step
  const delivery = currentTry(life)
  if (delivery === undefined) return refuse('NOT_A_DELIVERY', 'Nobody brings this order anywhere')
  if (life.order.state === 'new') return refuse('ORDER_NOT_PLACED', 'The order has not reached the restaurant')
  const next = stepDelivery(delivery.state, to)
  if (!next.ok) return refuse('DELIVERY_STEP_NOT_ALLOWED', `${delivery.state} does not lead to ${to}`)
  const isWaiting = isPlacedOrder(life.order.state)
  if (isWaiting && NEEDS_FOOD.includes(to)) return refuse('ORDER_NOT_CONFIRMED', 'The kitchen has not said yes')
  const riders = delivery.riders + (to === 'RIDER_ASSIGNED' ? 1 : 0)
  const moved = withTry(life, { ...delivery, state: to, since: at, riders, courier: courierAfter(delivery, step) })
  if (!isWaiting || !isTerminalDelivery(to)) return ok(moved)
  return applyToOrder(moved, to === 'CANCELLED' ? 'restaurant-rejected' : 'delivery-partner-rejected', at)
}

const REDELIVERY_REFUSALS = {
  'still-under-way': 'The delivery is still under way',
  arrived: 'The order has arrived',
  'never-set-out': 'The order never left the restaurant',
  'second-try-made': 'There has been a second try',
} as const

const applyRedelivery = (life: OrderLife, reason: string, at: Date): Next => {
  const [first, second] = life.tries
  if (first === undefined) return refuse('NOT_A_DELIVERY', 'Nobody brings this order anywhere')
  const started = startRedelivery(first.state, second === undefined ? null : { ...second, window: null }, { reason })
  if (!started.ok) return refuse('REDELIVERY_NOT_ALLOWED', REDELIVERY_REFUSALS[started.error.reason])
  if (life.order.refundedAt !== null) return refuse('ALREADY_REFUNDED', 'The money has been given back')
  const { state } = started.value
  const again = { ...first, attempt: 2, state, since: at, riders: 0, courier: null, reason, createdAt: at }
  return ok({ ...life, tries: [first, again] })
}

const applied = (life: OrderLife, event: LifeEvent, at: Date): Next => {
  switch (event.kind) {
    case 'order':
      return applyToOrder(life, event.event, at)
    case 'delivery':
      return applyToDelivery(life, event, at)
    case 'redelivery':
      return applyRedelivery(life, event.reason, at)
    case 'called-off': {
      const next = applyToOrder(life, 'restaurant-called-off', at)
      return next.ok ? ok(withOrder(next.value, { calledOffFor: event.because })) : next
    }
    case 'refund':
      return life.order.refundedAt === null
        ? ok(withOrder(life, { refundedAt: at }))
        : refuse('ALREADY_REFUNDED', 'The money has been given back')
    case 'scenario':
      return ok(withOrder(life, { scenario: event.name, scenarioSince: at }))
    default:
      return event satisfies never
  }
}

/** What an event makes of an order, whoever caused it. Refused, and nothing moves, when it may not happen now. */
export const applyEvent = (life: OrderLife, event: LifeEvent, at: Date): Next => {
  const next = applied(life, event, at)
  if (!next.ok) return next
  const happened = { event, at, attempt: currentTry(next.value)?.attempt ?? null }
  return ok({ ...next.value, happened: [...(life.happened ?? []), happened] })
}

/** When anything last moved: nothing may happen before it. */
export const lastMoved = ({ order, tries }: OrderLife): Date =>
  tries.reduce((latest, { since }) => (since > latest ? since : latest), order.scenarioSince ?? order.createdAt)

/** How far it is, as the rules of what its customer is told want it. */
export const progressOf = ({
  order,
  tries: [first, second],
}: Pick<OrderLife, 'tries'> & {
  readonly order: Pick<OrderRow, 'state' | 'fulfilmentType'>
}): OrderProgress => ({
  fulfilmentType: order.fulfilmentType,
  orderState: order.state,
  deliveryState: first?.state ?? null,
  redeliveryState: second?.state ?? null,
})

/** Nobody eats of it: it failed, or its money went back. */
export const hasComeToNothing = ({ state, refundedAt }: Pick<MovingOrder, 'state' | 'refundedAt'>): boolean =>
  isFailedOrder(state) || refundedAt !== null
