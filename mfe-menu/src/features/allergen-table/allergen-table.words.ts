import { defineWords } from '@galo/words'

/** The allergens of a whole menu, in one table. */
export const ALLERGEN_TABLE_WORDS = defineWords({
  en: {
    heading: 'Allergens of the whole menu',
    intro:
      'Every dish as it comes; what you choose for it adds its own, and the dish says so. Everything is grilled on shared coals and handled by the same hands.',
    key: '“Made”: handled where it was made. “Kitchen”: handled in our kitchen. “Not sure”: take it that it is in there.',
    dish: 'Dish',
    /** In a cell. */
    said: {
      NO: 'No',
      YES: 'Contains',
      UNKNOWN: 'Not sure',
      MAYBE: 'May contain',
      MAYBE_FROM_MANUFACTURING: 'May contain (made)',
      MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: 'May contain (kitchen)',
    },
    none: 'None of the fourteen',
    also: (names: string) => `Also: ${names}`,
    bringing: 'Bringing the allergens',
    notHere: 'The allergens didn’t arrive',
    askUs: 'Try again, or ask the restaurant before you order.',
    tryAgain: 'Try again',
  },
})
