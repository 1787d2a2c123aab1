export { changesFollowOrders } from './live.followers'
export { liveRoutes } from './live.routes'
