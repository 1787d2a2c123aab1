import { defineWords } from '@galo/words'

/** The receipt. */
export const ORDER_SUMMARY_WORDS = defineWords({
  en: {
    inTheBag: 'What’s in the bag',
    ordered: (when: string) => `Ordered ${when}`,
    food: 'Food',
    total: 'Total',
    totalPaid: 'Total paid',
  },
})
