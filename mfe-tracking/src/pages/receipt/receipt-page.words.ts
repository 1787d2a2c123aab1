import { defineWords } from '@galo/words'

/** The page of a receipt. */
export const RECEIPT_PAGE_WORDS = defineWords({
  en: {
    title: 'Receipt',
    description: 'What you paid for an order, with its VAT.',
    looking: 'Looking up your receipt',
    unknown: 'There’s no receipt here',
    unknownText:
      'No money was taken for this order, or it isn’t yours. A link from a letter may be over. Your own orders are a tap away.',
    outOfReach: 'We can’t reach your receipt',
    outOfReachText: 'The till doesn’t answer us right now. What you paid is safe.',
  },
})
