export { updatesFollowOrders } from './updates.followers'
export type { UpdatesPlatform } from './updates.ports'
export { updatesRoutes } from './updates.routes'
