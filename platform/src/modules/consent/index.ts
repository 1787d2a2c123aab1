export { consentRoutes } from './consent.routes'
export { newsFollowsOrders } from './news.followers'
