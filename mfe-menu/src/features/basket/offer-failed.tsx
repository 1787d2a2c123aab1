import { useStore } from '@galo/state'
import { Button, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import type { OfferErrorCode } from './basket.errors'
import { canRetry } from './basket.model'
import { BASKET_FAILURES_WORDS } from './basket-failures.words'
import { BASKET_WORDS } from './basket.words'
import { OFFER_FAILED_WORDS } from './offer-failed.words'
import { useBasketActions } from './use-basket'

const isOfferCode = (code: string | null): code is OfferErrorCode =>
  code !== null && Object.hasOwn(OFFER_FAILED_WORDS.en.errors, code)

/** Row F18: a reward or a code that could not be put on or taken off, where they are chosen, with the way on. */
export const OfferFailed = () => {
  const words = useWords(OFFER_FAILED_WORDS)
  const { offline } = useWords(BASKET_WORDS)
  const { tryAgain, giveUp } = useWords(BASKET_FAILURES_WORDS)
  const actions = useBasketActions()
  const basket = useStore('basket', (state) => state)
  const online = useStore('connectivity', (state) => state.online)
  if (basket.request !== 'ERROR' || !isOfferCode(basket.errorCode)) return null
  const mayTryAgain = canRetry(basket)
  return (
    <Notice
      tone="error"
      live
      action={
        mayTryAgain && (
          <Button variant="soft" size="small" onClick={() => void actions.retry()}>
            {tryAgain}
          </Button>
        )
      }
    >
      {!online ? offline : mayTryAgain ? words.errors[basket.errorCode] : giveUp}
    </Notice>
  )
}
