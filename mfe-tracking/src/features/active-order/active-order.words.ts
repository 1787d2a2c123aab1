import { defineWords } from '@galo/words'

/** One line about an order that is going on. */
export const ACTIVE_ORDER_WORDS = defineWords({
  en: {
    label: 'Order in progress',
    paying: 'You have a payment under way. See what became of it.',
    unheard: 'You’ve placed an order. See how it stands.',
    waiting: 'Your order is with the restaurant.',
    confirmed: (shortId: string) => `Order ${shortId} is confirmed.`,
    collectAt: (time: string) => `Collect at ${time}.`,
    /** `day` as in “tomorrow, Fri 27 Nov”. */
    collectOn: (day: string, time: string) => `Collect ${day} at ${time}.`,
    toTable: (table: string) => `It comes to table ${table}.`,
  },
})
