import { defineWords } from '@galo/words'

/** Its buttons, by what is counted. */
export const STEPPER_WORDS = defineWords({
  en: {
    quantityOf: (label: string) => `Quantity of ${label}`,
    remove: (label: string) => `Remove ${label}`,
    fewer: (label: string) => `One ${label} fewer`,
    more: (label: string) => `One ${label} more`,
  },
})
