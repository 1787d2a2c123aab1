import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { CHECKOUT_PAGE_WORDS } from './checkout-page.words'

export type CheckoutPageData = Readonly<Record<string, never>>

/** What is paid for lives in this browser's own stores; the server knows nothing of it. */
export const loadCheckoutPage = async ({ services }: LoaderContext): Promise<LoaderResult<CheckoutPageData>> => {
  const { title, description } = wordsOf(CHECKOUT_PAGE_WORDS, services.config)
  return found({}, { title, description })
}
