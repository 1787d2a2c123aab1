import { useHydrated } from '@galo/ui'
import { CheckoutContent } from './checkout-content'
import { CheckoutSkeleton } from './checkout-page.skeleton'

/** `/order/checkout`. The basket and what was typed are in this browser only, so the server sends the skeleton. */
export const CheckoutPage = () => (useHydrated() ? <CheckoutContent /> : <CheckoutSkeleton />)
