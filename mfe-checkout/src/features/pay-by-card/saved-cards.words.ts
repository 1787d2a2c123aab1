import { defineWords } from '@galo/words'

/** The cards a customer has saved, and saving one. */
export const SAVED_CARDS_WORDS = defineWords({
  en: {
    legend: 'Which card?',
    looking: 'Looking for your saved cards…',
    failed: 'We couldn’t look up your saved cards. A new one works all the same.',
    tryAgain: 'Try again',
    card: (brand: string, lastFour: string) => `${brand} ending ${lastFour}`,
    unknownBrand: 'Card',
    expires: (when: string) => `Expires ${when}`,
    expired: (when: string) => `Expired ${when}, so it can’t pay any more`,
    gone: 'This card isn’t saved any more. Choose another, or type one in.',
    another: 'Another card',
    remove: 'Remove',
    removeWhich: (card: string) => `Remove ${card}`,
    sure: (card: string) => `Remove ${card}?`,
    yes: 'Yes, remove it',
    keep: 'Keep it',
    removed: (card: string) => `${card} is removed.`,
    notRemoved: (card: string) => `${card} couldn’t be removed just now. Try again in a moment.`,
    save: 'Save this card for next time',
    saveDetail:
      'Our card provider keeps it for orders you pay for while you’re logged in. Remove it here whenever you like.',
  },
})
