import { defineWords } from '@galo/words'

/** Row F14: what goes with the basket. */
export const UPSELL_WORDS = defineWords({
  en: {
    heading: 'Goes well with that',
    add: (dish: string) => `Add ${dish}`,
    choose: 'Choose',
    chooseFor: (dish: string) => `Choose ${dish}`,
    kcal: (kcal: number) => `${kcal} kcal`,
    deposit: (amount: string) => `${amount} deposit`,
  },
})

export type UpsellWords = (typeof UPSELL_WORDS)['en']
