import type { MenuItem } from '@galo/contracts/menu'
import { ALLERGEN_NAMES, type AllergenSet, type Presence, type Selection } from '@galo/domain'
import type { Locale } from '@galo/words'
import { allergenWord } from '@galo/words/food'

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
export const allergensWith = (item: MenuItem, selection: Selection): AllergenSet => {
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

export const allergenLists = (allergens: AllergenSet, locale: Locale): AllergenLists => {
  // As the law lists them; what this build has never heard of comes last, and is never left out.
  const known = ALLERGEN_NAMES.filter((name) => name in allergens)
  const names = [...known, ...Object.keys(allergens).filter((name) => !known.some((one) => one === name))]
  const withStrength = (strength: number) =>
    names
      .filter((name) => STRENGTH[allergens[name] ?? 'UNKNOWN'] === strength)
      .map((name) => allergenWord(name, locale))
  return {
    contains: withStrength(STRENGTH.YES),
    unknown: withStrength(STRENGTH.UNKNOWN),
    mayContain: withStrength(STRENGTH.MAYBE),
  }
}
