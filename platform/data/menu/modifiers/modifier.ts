import type { CatalogueChoice, CatalogueItem, CatalogueModifier } from '../types'

type UsualChoice = 'price' | 'kcal' | 'allergens' | 'eligibleRewards'
export type GivenChoice = Omit<CatalogueChoice, 'id' | UsualChoice> & Partial<Pick<CatalogueChoice, UsualChoice>>

type UsualModifier = 'minChoices' | 'maxChoices' | 'selectableQuantity' | 'enabledBy'
type GivenModifier = Omit<CatalogueModifier, 'choices' | UsualModifier> &
  Partial<Pick<CatalogueModifier, UsualModifier>> & { readonly choices: readonly GivenChoice[] }

export const free = { UK: 0, IE: 0 } as const

/** Pick exactly one unless told otherwise. A choice's id is its modifier's id and its own slug, so ids never collide. */
export const modifier = ({ choices, ...given }: GivenModifier): CatalogueModifier => ({
  minChoices: 1,
  maxChoices: 1,
  selectableQuantity: false,
  enabledBy: [],
  ...given,
  choices: choices.map((choice) => ({
    id: `${given.id}-${choice.slug}`,
    price: free,
    kcal: 0,
    allergens: {},
    eligibleRewards: [],
    ...choice,
  })),
})

/** A portion of a dish from the menu: its name and allergens come along, and it runs out when the dish does. */
export const portionOf = (dish: CatalogueItem, given: Partial<GivenChoice> = {}): GivenChoice => ({
  slug: dish.slug,
  displayName: dish.displayName,
  kcal: dish.nutritionalFacts.kcal,
  allergens: dish.allergens,
  itemId: dish.id,
  ...given,
})
