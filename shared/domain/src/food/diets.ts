import type { Selection } from '../menu/item'

/** What somebody may keep to (E07). A dish may say UNKNOWN instead: nobody has looked. */
export const DIETS = [
  'DIABETIC',
  'GLUTEN_FREE',
  'HALAL',
  'HINDU',
  'KOSHER',
  'LOW_CALORIE',
  'LOW_FAT',
  'LOW_LACTOSE',
  'LOW_SALT',
  'VEGAN',
  'VEGETARIAN',
] as const
export type Diet = (typeof DIETS)[number]

export const isDiet = (tag: string): tag is Diet => DIETS.some((known) => known === tag)

/** The parts of a dish that say whom it is for; a menu item of the contract is one as it stands. */
export interface DietParts {
  readonly diets: readonly string[]
  readonly modifiers: readonly {
    readonly id: string
    /** Without `diets` a choice is no food, and says nothing: a size, something left out. */
    readonly choices: readonly { readonly id: string; readonly diets?: readonly string[] | undefined }[]
  }[]
}

/**
 * Whom a dish is for with what is chosen for it: it keeps a diet while every food that is chosen keeps it. `null` where that is not known of a part,
 * which is never the same as "for everybody".
 */
export const dietsWith = (item: DietParts, selection: Selection): readonly string[] | null => {
  const foods = item.modifiers.flatMap(({ id, choices }) =>
    choices
      .filter((choice) => (selection[id] ?? []).includes(choice.id))
      .flatMap(({ diets }) => (diets ? [diets] : [])),
  )
  if ([item.diets, ...foods].some((diets) => diets.includes('UNKNOWN'))) return null
  return item.diets.filter((diet) => foods.every((diets) => diets.includes(diet)))
}
