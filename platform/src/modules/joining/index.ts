export { joiningFollowsOrders } from './joining.followers'
