import { definePage } from '@galo/navigation'
import { ReceiptPage } from '../pages/receipt/receipt-page'
import { OrderPageOnItsWay } from '../pages/order/order-page.skeleton'

export default definePage('tracking.receipt', {
  load: (context) => import('../pages/receipt/receipt-page.loader').then((m) => m.loadReceiptPage(context)),
  Page: ReceiptPage,
  Skeleton: OrderPageOnItsWay,
})
