import { definePage } from '@galo/navigation'
import { askOrderAhead } from '../features/order-progress/order-ahead'
import { OrderPage } from '../pages/order/order-page'
import { loadOrderPage } from '../pages/order/order-page.loader'
import { OrderPageOnItsWay } from '../pages/order/order-page.skeleton'

export default definePage('tracking.order', {
  load: loadOrderPage,
  askAhead: askOrderAhead,
  Page: OrderPage,
  Skeleton: OrderPageOnItsWay,
})
