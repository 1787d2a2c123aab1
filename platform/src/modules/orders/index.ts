export { guestOrders } from './guest-orders'
export { OrderImpossible } from './order-impossible'
export { ORDER_LINK_LIVES_DAYS, signOrderLink, signWatchLink } from './order-link'
export { orderFor, ownOrder, watchedOrderFor } from './orders.access'
export { caughtUp } from './orders.catch-up'
export { decideOrder } from './orders.decide'
export {
  orderFailed,
  orderMoved,
  orderPlaced,
  type OrderFailed,
  type OrderMoved,
  type OrderPlaced,
} from './orders.events'
export {
  currentTry,
  hasComeToNothing,
  lastMoved,
  progressOf,
  type LifeEvent,
  type MovingOrder,
  type OrderLife,
} from './orders.life'
export { progressAfter, progressAtFirst, stageTimes, type StageTime } from './order-progress.rules'
export { cardsOf, type PaidCard } from './orders.beside'
export { callOffLeftOut, leftOutOrders } from './orders.left-out'
export { factsOf, type FactRow } from './orders.facts'
export { holdOrder, moveHeldOrder, moveOrder } from './orders.move'
export { paidOrderOf } from './paid-order'
export { goneBackIn, refundsOf, type RefundRow } from './part-refunds'
export type { DueEvent, Operations, OrderPlatform, OrderPayments } from './orders.ports'
export { ordersRoutes } from './orders.routes'
export { stepDueOrders } from './orders.steps'
export { deliveriesOf, type DeliveryRow, type OrderRow } from './orders.store'
export { deliveryOf, submittedOrder } from './orders.wire'
export { TOOK_NOTHING } from './refund.wire'
export { isRefundOwed, mayBeBroughtAgain, refundDue } from './refund.rules'
export { unansweredDue } from './unanswered.rules'
