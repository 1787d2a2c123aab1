import { definePage } from '@galo/navigation'
import { OrderPage } from '../pages/order/order-page'
import { loadOrderPage } from '../pages/order/order-page.loader'
import { OrderPageOnItsWay } from '../pages/order/order-page.skeleton'

export default definePage('tracking.order', {
  load: loadOrderPage,
  Page: OrderPage,
  Skeleton: OrderPageOnItsWay,
})
