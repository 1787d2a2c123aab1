import { FailedState, Page, useHydrated } from '@galo/ui'
import { useWords } from '@galo/words'
import { CheckoutContent } from './checkout-content'
import { CheckoutSkeleton } from './checkout-page.skeleton'
import { CHECKOUT_PAGE_WORDS } from './checkout-page.words'
import { useMethodsAtHand } from './use-methods-at-hand'

/** The checkout of who is here, as soon as the code of their way of ordering is. */
const CheckoutHere = () => {
  const { areHere, hasFailed, retry } = useMethodsAtHand()
  const words = useWords(CHECKOUT_PAGE_WORDS)
  if (areHere) return <CheckoutContent />
  if (!hasFailed) return <CheckoutSkeleton />
  return (
    <Page>
      <FailedState level={1} heading={words.notHere} text={words.notHereText} onRetry={retry} />
    </Page>
  )
}

/** `/order/checkout`. The basket and what was typed are in this browser only, so the server sends the skeleton. */
export const CheckoutPage = () => (useHydrated() ? <CheckoutHere /> : <CheckoutSkeleton />)
