import { defineWords } from '@galo/words'

/** Row X27: what comes along with the food, if it is wanted. */
export const PACKAGING_WORDS = defineWords({
  en: {
    heading: 'Only if you need it',
    cutlery: 'Cutlery and napkins',
    free: 'Free. Without, there is less to throw away.',
    bag: 'A paper bag',
    ownBag: 'Bring your own and pay nothing.',
    bagPrice: (price: string) => `+${price}`,
  },
})
