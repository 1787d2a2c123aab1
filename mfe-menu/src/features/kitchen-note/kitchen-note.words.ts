import { defineWords } from '@galo/words'

/** Row X09: what somebody avoids goes with the order when they say so. */
export const KITCHEN_NOTE_WORDS = defineWords({
  en: {
    /** `avoided`: 'no milk, no sesame'. */
    tell: (avoided: string) => `Tell the kitchen: ${avoided}`,
    why: 'Printed on your order and the kitchen’s ticket. It never makes a dish free of traces.',
    toldBefore: (avoided: string) => `So far the kitchen knows: ${avoided}.`,
  },
})
