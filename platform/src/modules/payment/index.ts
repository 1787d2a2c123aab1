export { paymentFollowsOrders } from './payment.followers'
export { paymentRoutes } from './payment.routes'
export { createPayments, type PaymentPlatform } from './payment.state'
export { stepUnclaimedPayments } from './unclaimed'
