import { definePage, definePages } from '@galo/navigation'
import { CheckoutPage } from '../pages/checkout/checkout-page'
import { CheckoutSkeleton } from '../pages/checkout/checkout-page.skeleton'

/** The page where an order is paid for. */
const routes = definePages({
  'checkout.order': definePage({
    load: (context) => import('../pages/checkout/checkout-page.loader').then((m) => m.loadCheckoutPage(context)),
    Page: CheckoutPage,
    Skeleton: CheckoutSkeleton,
  }),
})

export default routes
