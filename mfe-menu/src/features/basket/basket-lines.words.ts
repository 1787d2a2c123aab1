import { defineWords, grammarOf } from '@galo/words'

const { list } = grammarOf('en')

/** A basket with food in it. */
export const BASKET_LINES_WORDS = defineWords({
  en: {
    allergens: 'Allergens of the menu',
    /** At the checkout: opens where a code is put on and a reward used. */
    useOffers: 'Use a code or a reward',
    orderHeading: 'Your order',
    food: 'Food',
    discounts: 'Discounts',
    total: 'Total',
    /** What a fee is for, or codes and rewards, when that could not be loaded. */
    reasonNotShown: 'That can’t be shown right now. Close it and open it again.',
    /** Read out when it has changed. */
    totalNow: (total: string) => `Your basket comes to ${total}.`,
    allFeesAreIn: 'All fees are in.',
    nothingAdded: 'Nothing is added at checkout.',
    times: (count: number) => `${count} times`,
    goToCheckout: 'Go to checkout',
    chooseAgainFor: (dish: string) => `Choose again for ${dish}`,
    change: 'Change',
    changeDish: (dish: string) => `Change ${dish}`,
    /** Of alcohol, at its line (row I04). */
    adultsOnly: '18 or over: bring ID',
    notChanged: 'Not changed.',
    /** At the line itself. */
    lineNeedsChoice: 'Needs another choice before it can be ordered.',
    lineSoldOut: (names: readonly string[]) => `Sold out: ${list(names)}.`,
  },
})

export type BasketLinesWords = (typeof BASKET_LINES_WORDS)['en']
