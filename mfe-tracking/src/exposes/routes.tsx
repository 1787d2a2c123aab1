import { definePage, definePages, type PageCode } from '@galo/navigation'
import { AliasPage } from '../pages/alias/alias-page'
import { MyOrdersPage } from '../pages/my-orders/my-orders-page'
import { loadOrderPage } from '../pages/order/order-page.loader'
import { OrderPage } from '../pages/order/order-page'
import { OrderSkeleton } from '../pages/order/order-page.skeleton'
import type { Outcome } from '../pages/outcome/outcome'
import { OutcomePage } from '../pages/outcome/outcome-page'

/** Silent for screen readers: the page announces what it loads itself. */
const PageOnItsWay = () => <OrderSkeleton isSilent />

const outcomePage = (outcome: Outcome): PageCode =>
  definePage({
    load: (context) => import('../pages/outcome/outcome-page.loader').then((m) => m.loadOutcomePage(outcome, context)),
    Page: OutcomePage,
    Skeleton: PageOnItsWay,
  })

const aliasPage = (): PageCode =>
  definePage({
    load: (context) => import('../pages/alias/alias-page.loader').then((m) => m.loadAliasPage(context)),
    Page: AliasPage,
    Skeleton: PageOnItsWay,
  })

/** The pages of placed orders (J14, J16). A path without a parameter wins over one with an id. */
const routes = definePages({
  'tracking.success': outcomePage('success'),
  'tracking.successful': outcomePage('success'),
  'tracking.failure': outcomePage('failure'),
  'tracking.check-email': outcomePage('check-email'),
  'tracking.orders': definePage({
    load: (context) => import('../pages/my-orders/my-orders-page.loader').then((m) => m.loadMyOrdersPage(context)),
    Page: MyOrdersPage,
    Skeleton: PageOnItsWay,
  }),
  'tracking.order': definePage({
    load: loadOrderPage,
    Page: OrderPage,
    Skeleton: PageOnItsWay,
  }),
  'tracking.order-alias': aliasPage(),
  'tracking.country-alias': aliasPage(),
})

export default routes
