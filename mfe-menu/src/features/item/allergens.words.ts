import { defineWords } from '@galo/words'

export const ALLERGEN_WORDS = defineWords({
  en: {
    contains: 'Contains',
    unknown: 'We can’t be sure about',
    mayContain: 'May contain traces of',
    heading: 'Allergens',
    withTheseChoices: 'Allergens with these choices',
    none: 'None of the fourteen in what you chose. Everything is grilled on shared coals.',
  },
})
