export { guestOrders } from './guest-orders'
export { OrderImpossible } from './order-impossible'
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
  type LifeEvent,
  type MovingOrder,
  type OrderLife,
} from './orders.life'
export { moveOrder } from './orders.move'
export type { DueEvent, Operations, OrderPlatform, OrderPayments } from './orders.ports'
export { ordersRoutes } from './orders.routes'
export { stepDueOrders } from './orders.steps'
export { deliveriesOf, type DeliveryRow } from './orders.store'
export { submittedOrder } from './orders.wire'
export { isRefundOwed, mayBeBroughtAgain, refundDue } from './refund.rules'
export { unansweredDue } from './unanswered.rules'
