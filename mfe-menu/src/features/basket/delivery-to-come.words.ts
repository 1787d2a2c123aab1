import { defineWords } from '@galo/words'

/** What bringing it costs, before anybody knows where to. */
export const DELIVERY_TO_COME_WORDS = defineWords({
  en: {
    label: 'Delivery, still to come',
    between: (least: string, most: string) => `${least}–${most}`,
    why: 'By how far the ride is: you see what it is exactly once the checkout has your address, and before you pay. All other fees are in the total.',
  },
})
