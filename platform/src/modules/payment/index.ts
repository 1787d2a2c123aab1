export { paymentFollowsOrders } from './payment.followers'
export { paymentRoutes } from './payment.routes'
export { createPayments, type Till } from './payment.state'
export { stepUnclaimedPayments } from './unclaimed'
