import { definePage } from '@galo/navigation'
import { OrderPageOnItsWay } from '../pages/order/order-page.skeleton'
import { WatchPage } from '../pages/watch/watch-page'

export default definePage('tracking.watch', {
  load: (context) => import('../pages/watch/watch-page.loader').then((m) => m.loadWatchPage(context)),
  Page: WatchPage,
  Skeleton: OrderPageOnItsWay,
})
