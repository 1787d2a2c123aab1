import { definePage, definePages } from '@galo/navigation'
import { CheckoutPage } from '../pages/checkout/checkout-page'
import { CheckoutSkeleton } from '../pages/checkout/checkout-page.skeleton'

/** The page where an order is paid for. */
const routes = definePages({
  'checkout.order': definePage({
    load: () => import('../pages/checkout/checkout-page.loader').then((m) => m.loadCheckoutPage()),
    Page: CheckoutPage,
    Skeleton: CheckoutSkeleton,
  }),
})

export default routes
