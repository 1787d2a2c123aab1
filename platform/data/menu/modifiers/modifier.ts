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
    kcal: choice.nutritionalFacts?.kcal ?? 0,
    allergens: {},
    eligibleRewards: [],
    ...choice,
  })),
})

const hundredth = (part: number): number => Math.round(part * 100) / 100

/**
 * A portion of a dish from the menu: its name, allergens and diets come along, and it runs out when the dish does. How much of the dish it is, its energy
 * says.
 */
export const portionOf = (dish: CatalogueItem, given: Partial<GivenChoice> = {}): GivenChoice => {
  const whole = dish.nutritionalFacts.kcal
  return {
    slug: dish.slug,
    displayName: dish.displayName,
    kcal: whole,
    allergens: dish.allergens,
    diets: dish.diets,
    itemId: dish.id,
    portion: given.kcal === undefined || whole === 0 ? 1 : hundredth(given.kcal / whole),
    ...given,
  }
}

/** A large side is one and two thirds of a regular one. */
export const largePortionOf = (dish: CatalogueItem, given: Partial<GivenChoice> = {}): GivenChoice =>
  portionOf(dish, { kcal: Math.round((dish.nutritionalFacts.kcal * 5) / 3), ...given })
