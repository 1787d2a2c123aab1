import { defineWords } from '@galo/words'

/** Rewards and codes that the platform took off, and why. */
export const LOST_OFFERS_WORDS = defineWords({
  en: {
    cameOff: (name: string, reason: string) => `${name} came off: ${reason}.`,
    reward: (title: string) => `Your reward (${title})`,
    anOffer: 'An offer',
    /** Behind a colon. */
    reasons: {
      NOT_ON_CARD: 'it is not on your card any more',
      NO_ITEM: 'nothing in the basket is for it now. It is still on your card',
      TOTAL_TOO_LOW: 'there isn’t enough in the basket for it now',
      EXPIRED: 'it has ended',
      NOT_STARTED: 'it isn’t running yet',
      WRONG_MARKET: 'it is not for this country',
      WRONG_RESTAURANT: 'it is not for this restaurant',
      WRONG_FULFILMENT: 'it is not for this way of ordering',
      CUSTOMERS_ONLY: 'it is for who is logged in',
      FIRST_ORDER_ONLY: 'it is for a first order',
      LIMIT_REACHED: 'you have used it as often as it can be',
      USED_UP: 'it has been used up',
    },
    otherReason: 'it doesn’t hold any more',
  },
})

export type LostOffersWords = (typeof LOST_OFFERS_WORDS)['en']
