import { found, type LoaderResult } from '@galo/navigation'

export type CheckoutPageData = Readonly<Record<string, never>>

/** What is paid for lives in this browser's own stores; the server knows nothing of it. */
export const loadCheckoutPage = (): LoaderResult<CheckoutPageData> =>
  found(
    {},
    {
      title: 'Checkout',
      description: 'Say when and who it’s for, and pay by card.',
    },
  )
