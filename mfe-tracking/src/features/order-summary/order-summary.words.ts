import { defineWords } from '@galo/words'

/** The receipt. */
export const ORDER_SUMMARY_WORDS = defineWords({
  en: {
    inTheBag: 'What’s in the bag',
    onTheTable: 'What you ordered',
    ordered: (when: string) => `Ordered ${when}`,
    /** `avoided`: 'no milk, no sesame'. */
    kitchenKnows: (avoided: string) => `You told the kitchen: ${avoided}`,
    cutlery: 'With cutlery and napkins',
    bag: 'In a paper bag',
    food: 'Food',
    tip: 'Tip for the team',
    total: 'Total',
    totalPaid: 'Total paid',
  },
})
