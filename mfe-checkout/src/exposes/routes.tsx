import { definePage, definePages } from '@galo/navigation'
import { loadCheckoutPage } from '../pages/checkout/checkout-page.loader'
import { CheckoutPage } from '../pages/checkout/checkout-page'
import { CheckoutSkeleton } from '../pages/checkout/checkout-page.skeleton'

/** The page where an order is paid for. */
const routes = definePages({
  'checkout.order': definePage({
    load: loadCheckoutPage,
    Page: CheckoutPage,
    Skeleton: CheckoutSkeleton,
  }),
})

export default routes
