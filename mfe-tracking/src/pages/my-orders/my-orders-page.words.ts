import { defineWords } from '@galo/words'

/** Everything this visitor has ordered. */
export const MY_ORDERS_WORDS = defineWords({
  en: {
    title: 'Your orders',
    description: 'What you ordered from this device, and how far it is.',
    outOfReach: 'We can’t reach your orders',
    outOfReachText: 'The kitchen doesn’t answer us right now. Your orders are not affected by that.',
    none: 'No orders yet',
    noneText: 'What you order shows up here, also in another tab. The coals are up. All we need is you.',
    findGalo: 'Find my Galo',
    kitchenOutOfReach: 'We can’t reach the kitchen.',
    tryAgain: 'Try again',
    remembered: 'This is what this device remembers.',
    yourOrder: 'Your order',
    sent: 'Sent to the restaurant',
    search: 'Find an order by dish, Galo or number',
    found: (shown: number, all: number) => `${shown} of ${all} orders`,
    noneFound: (typed: string) => `No order of yours has “${typed}” in it.`,
    order: (shortId: string) => `Order ${shortId}`,
    table: (table: string) => `Table ${table}`,
  },
})
