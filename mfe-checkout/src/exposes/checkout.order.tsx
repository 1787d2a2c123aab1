import { definePage } from '@galo/navigation'
import { askCheckoutAhead } from '../pages/checkout/checkout-page.ahead'
import { loadCheckoutPage } from '../pages/checkout/checkout-page.loader'
import { CheckoutPage } from '../pages/checkout/checkout-page'
import { CheckoutSkeleton } from '../pages/checkout/checkout-page.skeleton'

/** The page where an order is paid for. */
export default definePage('checkout.order', {
  load: loadCheckoutPage,
  askAhead: askCheckoutAhead,
  Page: CheckoutPage,
  Skeleton: CheckoutSkeleton,
})
