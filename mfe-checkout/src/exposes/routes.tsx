import { definePage, type PageRoute } from '@galo/navigation'
import { CheckoutPage } from '../pages/checkout/checkout-page'
import { CheckoutSkeleton } from '../pages/checkout/checkout-page.skeleton'

/** The page where an order is paid for. */
const routes: readonly PageRoute[] = [
  definePage({
    id: 'checkout.order',
    path: '/order/checkout',
    load: () => import('../pages/checkout/checkout-page.loader').then((m) => m.loadCheckoutPage()),
    Page: CheckoutPage,
    Skeleton: CheckoutSkeleton,
  }),
]

export default routes
