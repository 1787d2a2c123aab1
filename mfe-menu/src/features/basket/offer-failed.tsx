import { useStore } from '@galo/state'
import { useWords } from '@galo/words'
import type { OfferErrorCode } from './basket.errors'
import { ChangeFailed } from './change-failed'
import { OFFER_FAILED_WORDS } from './offer-failed.words'

const isOfferCode = (code: string | null): code is OfferErrorCode =>
  code !== null && Object.hasOwn(OFFER_FAILED_WORDS.en.errors, code)

/** Row F18: a reward or a code that could not be put on or taken off, where they are chosen, with the way on. */
export const OfferFailed = () => {
  const { errors } = useWords(OFFER_FAILED_WORDS)
  const failed = useStore('basket', ({ request, errorCode }) => (request === 'ERROR' ? errorCode : null))
  return isOfferCode(failed) && <ChangeFailed says={errors[failed]} />
}
