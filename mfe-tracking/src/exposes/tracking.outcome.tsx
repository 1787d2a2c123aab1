import { definePage, type PageCode } from '@galo/navigation'
import { OrderPageOnItsWay } from '../pages/order/order-page.skeleton'
import type { Outcome } from '../pages/outcome/outcome'
import { OutcomePage } from '../pages/outcome/outcome-page'

const pageOf = (outcome: Outcome): PageCode<Outcome> => ({
  load: (context) => import('../pages/outcome/outcome-page.loader').then((m) => m.loadOutcomePage(outcome, context)),
  Page: OutcomePage,
  Skeleton: OrderPageOnItsWay,
})

/** How an order ended (J14). */
export default [
  definePage('tracking.success', pageOf('success')),
  definePage('tracking.successful', pageOf('success')),
  definePage('tracking.failure', pageOf('failure')),
  definePage('tracking.check-email', pageOf('check-email')),
]
