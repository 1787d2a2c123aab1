import { definePage } from '@galo/navigation'
import { MyOrdersPage } from '../pages/my-orders/my-orders-page'
import { MyOrdersOnTheirWay } from '../pages/my-orders/my-orders-page.skeleton'

export default definePage('tracking.orders', {
  load: (context) => import('../pages/my-orders/my-orders-page.loader').then((m) => m.loadMyOrdersPage(context)),
  Page: MyOrdersPage,
  Skeleton: MyOrdersOnTheirWay,
})
