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
    /** The last four figures: a page that is shown about gives no whole card away. */
    card: (lastFour: string) => `Galo card ending ${lastFour}`,
    times: (quantity: number) => `× ${quantity}`,
    /** `card` as in 'Visa ending 4242'. */
    paidAt: (card: string, time: string) => `${card}, at ${time}`,
    food: 'Food',
    tip: 'Tip for the team',
    total: 'Total',
    totalPaid: 'Total paid',
  },
})
