import type { ChoosableFacility } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'

/** A facility of a restaurant (D07): its name, as on a card, and how it is missed, after "has": 'no halal grill'. */
export interface FacilityWords {
  readonly name: string
  readonly none: string
}

/** In a file apart from the others: a list of restaurants has no room for those. */
const CHOOSABLE_WORDS = defineWords<Record<ChoosableFacility, FacilityWords>>({
  en: {
    disabledAccess: { name: 'Step-free', none: 'no step-free way in' },
    halal: { name: 'Halal', none: 'no halal grill' },
    babyChanging: { name: 'Baby changing', none: 'nowhere to change a baby' },
    outdoor: { name: 'Outdoor tables', none: 'no outdoor tables' },
  },
})

/** Of what people choose a restaurant by. */
export const choosableWords = (facility: ChoosableFacility, locale: Locale): FacilityWords =>
  wordsOf(CHOOSABLE_WORDS, locale)[facility]
