import type { MenuItem } from '@galo/contracts/menu'
import { ALLERGEN_KINDS, ALLERGENS, presenceOf, type AllergenName, type AllergenSet, type Presence } from '@galo/domain'

type Fourteen = (typeof ALLERGENS)[number]

export interface AllergenCell {
  readonly allergen: Fourteen
  readonly presence: Presence
  /** Which cereals or nuts, where the dish names them. */
  readonly kinds: readonly AllergenName[]
}

export interface AllergenRow {
  readonly id: string
  readonly displayName: string
  readonly cells: readonly AllergenCell[]
  /** Allergens that this build has never heard of: said beside the name, never left out. */
  readonly strangers: readonly string[]
}

export interface AllergenRows {
  readonly id: string
  readonly displayName: string
  readonly rows: readonly AllergenRow[]
}

/** A kind that is as sure as its group is what the group is there for; where all of them are, nobody has named one. */
const namedKinds = (allergens: AllergenSet, allergen: Fourteen, presence: Presence): readonly AllergenName[] => {
  if (allergen !== 'gluten' && allergen !== 'nut') return []
  const all: readonly AllergenName[] = ALLERGEN_KINDS[allergen]
  const named = all.filter((kind) => presenceOf(allergens, kind) === presence)
  return presence === 'NO' || named.length === all.length ? [] : named
}

const KNOWN: ReadonlySet<string> = new Set([...ALLERGENS, ...ALLERGEN_KINDS.gluten, ...ALLERGEN_KINDS.nut])

const rowOf = ({ id, displayName, allergens }: MenuItem): AllergenRow => ({
  id,
  displayName,
  cells: ALLERGENS.map((allergen) => {
    const presence = presenceOf(allergens, allergen)
    return { allergen, presence, kinds: namedKinds(allergens, allergen, presence) }
  }),
  strangers: Object.keys(allergens).filter((name) => !KNOWN.has(name) && allergens[name] !== 'NO'),
})

interface Shown {
  readonly id: string
  readonly displayName: string
  readonly items: readonly { readonly slug: string }[]
}

/** Every dish that is shown, by section, with the fourteen; `null` while one of them is not here. As it comes: choices add theirs. */
export const allergenRows = (
  sections: readonly Shown[],
  dishOf: (slug: string) => MenuItem | null,
): readonly AllergenRows[] | null => {
  const dishes = sections.map(({ items, ...section }) => ({
    ...section,
    dishes: items.map(({ slug }) => dishOf(slug)),
  }))
  if (dishes.some((section) => section.dishes.includes(null))) return null
  return dishes.map(({ dishes: found, ...section }) => ({
    ...section,
    rows: found.filter((dish) => dish !== null).map(rowOf),
  }))
}
