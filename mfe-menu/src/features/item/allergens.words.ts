import { defineWords } from '@galo/words'

export const ALLERGEN_WORDS = defineWords({
  en: {
    /** Row E06: three ways of "may contain" are three things to know. */
    said: {
      YES: 'Contains',
      UNKNOWN: 'We can’t be sure about',
      MAYBE: 'May contain',
      MAYBE_FROM_MANUFACTURING: 'May contain, from where it was made',
      MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: 'May contain, from our kitchen',
    },
    heading: 'Allergens',
    withTheseChoices: 'Allergens with these choices',
    none: 'None of the fourteen in what you chose. Everything is grilled on shared coals.',
    suits: 'Suits',
    /** Somebody has not looked at a part of it. */
    nobodyKnows: 'We can’t say with these choices',
    wholeMenu: 'Allergens of the whole menu',
  },
})
