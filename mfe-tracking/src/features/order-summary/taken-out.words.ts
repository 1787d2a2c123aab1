import { defineWords } from '@galo/words'

/** What is missing from an order because it ran out. */
export const TAKEN_OUT_WORDS = defineWords({
  en: {
    title: (names: string) => `Sorry, ${names} just sold out and had to come out of your order.`,
    rest: 'The rest comes as you ordered it: nothing for you to do.',
    somethingElse: 'Order something else',
    takenOut: (quantity: number, of: number) => (of > 1 ? `${quantity} taken out: sold out` : 'Taken out: sold out'),
  },
})
