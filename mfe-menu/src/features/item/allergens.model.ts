import type { Allergens, MenuItem } from '@galo/contracts/menu'
import type { Selection } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { ALLERGEN_WORDS } from './allergens.words'

type Presence = Allergens[string]

/** From harmless to certain; UNKNOWN counts as contains, so it stands above every "may". */
const STRENGTH = {
  NO: 0,
  MAYBE: 1,
  MAYBE_FROM_MANUFACTURING: 1,
  MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: 1,
  UNKNOWN: 2,
  YES: 3,
} as const satisfies Record<Presence, number>

const stronger = (one: Presence | undefined, other: Presence): Presence =>
  one === undefined || STRENGTH[other] > STRENGTH[one] ? other : one

/** The dish's allergens together with those of what is chosen for it: the strongest word for each wins. */
export const allergensWith = (item: MenuItem, selection: Selection): Allergens => {
  const chosen = item.modifiers.flatMap(({ id, choices }) =>
    choices.filter((choice) => (selection[id] ?? []).includes(choice.id)).map(({ allergens }) => allergens),
  )
  const all: Record<string, Presence> = {}
  for (const allergens of [item.allergens, ...chosen])
    for (const [name, presence] of Object.entries(allergens)) all[name] = stronger(all[name], presence)
  return all
}

/** Three lists to read: what is in it, what nobody can rule out, what may have got in. Sorted as the law lists them. */
export interface AllergenLists {
  readonly contains: readonly string[]
  readonly unknown: readonly string[]
  readonly mayContain: readonly string[]
}

const ORDER = Object.keys(ALLERGEN_WORDS.en.names)

export const allergenLists = (allergens: Allergens, locale: Locale): AllergenLists => {
  const words = wordsOf(ALLERGEN_WORDS, locale).names
  // A name this build has no word for is shown as it is: an allergen is never left out.
  const wordOf = (name: string): string => words[name] ?? name
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)
  const names = Object.keys(allergens).sort((one, other) => rank(one) - rank(other))
  const withStrength = (strength: number) =>
    names.filter((name) => STRENGTH[allergens[name] ?? 'UNKNOWN'] === strength).map(wordOf)
  return {
    contains: withStrength(STRENGTH.YES),
    unknown: withStrength(STRENGTH.UNKNOWN),
    mayContain: withStrength(STRENGTH.MAYBE),
  }
}
