import { definePage } from '@galo/navigation'
import { loadCheckoutPage } from '../pages/checkout/checkout-page.loader'
import { CheckoutPage } from '../pages/checkout/checkout-page'
import { CheckoutSkeleton } from '../pages/checkout/checkout-page.skeleton'

/** The page where an order is paid for. */
export default definePage('checkout.order', {
  load: loadCheckoutPage,
  Page: CheckoutPage,
  Skeleton: CheckoutSkeleton,
})
