import { definePage, type PageRoute } from '@galo/navigation'
import { AliasPage } from '../pages/alias/alias-page'
import { MyOrdersPage } from '../pages/my-orders/my-orders-page'
import { OrderPage } from '../pages/order/order-page'
import { OrderSkeleton } from '../pages/order/order-page.skeleton'
import type { Outcome } from '../pages/outcome/outcome'
import { OutcomePage } from '../pages/outcome/outcome-page'

/** The page itself says what it looks up, once its code is here: nobody is told twice. */
const PageOnItsWay = () => <OrderSkeleton isSilent />

const outcomePage = (word: string, outcome: Outcome): PageRoute =>
  definePage({
    id: `tracking.${word}`,
    path: `/order/myorders/${word}`,
    load: (context) => import('../pages/outcome/outcome-page.loader').then((m) => m.loadOutcomePage(outcome, context)),
    Page: OutcomePage,
    Skeleton: PageOnItsWay,
  })

const aliasPage = (id: string, path: string): PageRoute =>
  definePage({
    id: `tracking.${id}`,
    path,
    load: (context) => import('../pages/alias/alias-page.loader').then((m) => m.loadAliasPage(context)),
    Page: AliasPage,
    Skeleton: PageOnItsWay,
  })

/** The pages of an order that was placed (rows J14, J16). A reserved word has no parameter in it and so wins over an id. */
const routes: readonly PageRoute[] = [
  outcomePage('success', 'success'),
  outcomePage('successful', 'success'),
  outcomePage('failure', 'failure'),
  outcomePage('check-email', 'check-email'),
  definePage({
    id: 'tracking.orders',
    path: '/order/myorders',
    load: (context) => import('../pages/my-orders/my-orders-page.loader').then((m) => m.loadMyOrdersPage(context)),
    Page: MyOrdersPage,
    Skeleton: PageOnItsWay,
  }),
  definePage({
    id: 'tracking.order',
    path: '/order/myorders/:id',
    load: (context) => import('../pages/order/order-page.loader').then((m) => m.loadOrderPage(context)),
    Page: OrderPage,
    Skeleton: PageOnItsWay,
  }),
  aliasPage('order-alias', '/orders/orders/:id'),
  aliasPage('country-alias', '/order-tracking/:country/:id'),
]

export default routes
