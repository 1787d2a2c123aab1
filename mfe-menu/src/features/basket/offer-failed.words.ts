import { defineWords } from '@galo/words'
import type { OfferErrorCode } from './basket.errors'

/** Rewards and codes that could not be put on or taken off (F18). */
export const OFFER_FAILED_WORDS = defineWords({
  en: {
    errors: {
      SET_BASKET_REWARD_ERROR: 'We couldn’t use that reward. It is still on your card. Please try again.',
      REMOVE_BASKET_REWARD_ERROR: 'We couldn’t take that reward off. Please try again.',
      APPLY_DISCOUNT_CODE_ERROR: 'We couldn’t add that code. Please try again.',
      CLEAR_DISCOUNT_CODE_ERROR: 'We couldn’t remove that code. Please try again.',
    } satisfies Record<OfferErrorCode, string>,
  },
})
