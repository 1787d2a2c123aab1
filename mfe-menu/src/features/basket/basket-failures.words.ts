import { defineWords } from '@galo/words'
import type { BasketErrorCode } from './basket.errors'

/** What of the basket failed, and what somebody does about it. */
export const BASKET_FAILURES_WORDS = defineWords({
  en: {
    ok: 'OK',
    tryAgain: 'Try again',
    errors: {
      CREATE_BASKET_ERROR: "We couldn't add that. Please try again.",
      TRANSFER_BASKET_ERROR: "We couldn't put your basket in your name. It is as you left it. Please try again.",
      ADD_BASKET_ITEM_ERROR: "We couldn't add that. Please try again.",
      PATCH_BASKET_ITEM_ERROR: "We couldn't change that. Please try again.",
      PATCH_BASKET_ITEM_MODIFIER_ERROR: "We couldn't change those choices. Please try again.",
      REMOVE_BASKET_ITEM_ERROR: "We couldn't remove that. Please try again.",
      VALIDATE_BASKET_ERROR: "We couldn't check your basket. Please try again.",
      SET_PREFERENCES_ERROR: "We couldn't note that. Please try again.",
    } satisfies Record<BasketErrorCode, string>,
    /** After the last try (row F16): no button that will fail again, but a way on. */
    giveUp:
      'That keeps failing, and it is us, not you. What you chose is safe here. Give it a minute, or ring the restaurant.',
    ring: 'Find its number',
  },
})
