import type { Diet } from '@galo/domain'

/** What is asked for most. */
const MOST_WANTED = ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'HALAL'] as const satisfies readonly Diet[]
/** As many as make a choice: what a dish or two keep is no shortcut to a meal, and stands in the sheet of filters. */
const FEWEST_DISHES = 8

interface DishesOf {
  readonly items: readonly { readonly diets: readonly string[] }[]
}

/** The diets that are one press away beside the search: those of which this menu says enough. */
export const quickDiets = (sections: readonly DishesOf[]): readonly Diet[] => {
  const dishes = sections.flatMap(({ items }) => items)
  return MOST_WANTED.filter((diet) => dishes.filter(({ diets }) => diets.includes(diet)).length >= FEWEST_DISHES)
}
