import {
  ALLERGEN_KINDS,
  ALLERGENS,
  isAllergenName,
  presenceOf,
  type AllergenName,
  type AllergenSet,
  type Presence,
} from '@galo/domain'
import type { Locale } from '@galo/words'
import { allergenWord } from '@galo/words/food'

/** What is said of an allergen that is or may be there, from the surest: nobody knows counts as contains, so it stands above every "may". */
export const SAID = [
  'YES',
  'UNKNOWN',
  'MAYBE',
  'MAYBE_FROM_MANUFACTURING',
  'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION',
] as const satisfies readonly Presence[]
export type Said = (typeof SAID)[number]

const kindsOf = (name: AllergenName): readonly AllergenName[] =>
  name === 'gluten' || name === 'nut' ? ALLERGEN_KINDS[name] : []

/**
 * One of the fourteen as it is read under `said`: "Milk", "Gluten (wheat)". A kind that is less sure than its group stands alone, unless all of them
 * are: the group is in it then and nobody has named the kind.
 */
const wordsUnder = (said: Said, name: AllergenName, allergens: AllergenSet, locale: Locale): readonly string[] => {
  const word = (one: string) => allergenWord(one, locale)
  const all = kindsOf(name)
  const kinds = all.filter((kind) => presenceOf(allergens, kind) === said).map(word)
  const areAll = kinds.length === all.length
  if (presenceOf(allergens, name) !== said) return areAll ? [] : kinds
  return [kinds.length === 0 || areAll ? word(name) : `${word(name)} (${kinds.join(', ').toLowerCase()})`]
}

/** Lists to read, one for each thing that can be said. In the order of the law; what this build has never heard of comes last, and is never left out. */
export const allergenLists = (allergens: AllergenSet, locale: Locale): Readonly<Record<Said, readonly string[]>> => {
  const strangers = Object.keys(allergens).filter((name) => !isAllergenName(name))
  const under = (said: Said) => [
    ...ALLERGENS.flatMap((name) => wordsUnder(said, name, allergens, locale)),
    ...strangers.filter((name) => allergens[name] === said).map((name) => allergenWord(name, locale)),
  ]
  return {
    YES: under('YES'),
    UNKNOWN: under('UNKNOWN'),
    MAYBE: under('MAYBE'),
    MAYBE_FROM_MANUFACTURING: under('MAYBE_FROM_MANUFACTURING'),
    MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: under('MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION'),
  }
}
