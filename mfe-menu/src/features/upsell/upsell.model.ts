import type { AnswerOf } from '@galo/contracts/call'
import type { suggestItems } from '@galo/contracts/recommendations'
import { isPresence, judgeFood, type AllergenSet, type FoodProfile, type Money } from '@galo/domain'
import type { ChosenModifiers } from '@galo/contracts/basket'

export type Suggestion = AnswerOf<typeof suggestItems>['suggestions'][number]

/** What a suggestion needs of the menu that is open: its card. */
export interface DishOnMenu {
  readonly id: string
  readonly slug: string
  readonly displayName: string
  readonly price: Money
  readonly deposit: number
  readonly kcal: number | null
  readonly picture: { readonly url: string }
  readonly soldOut: boolean
  readonly quickModifiers: ChosenModifiers | null
}

export interface SuggestedDish {
  readonly dish: DishOnMenu
  /** What "+" adds; `null` where something is chosen first, in its sheet. */
  readonly modifiers: ChosenModifiers | null
}

/** How many stand beside the basket: a drink, a side and a dessert. Ten are asked for, so that some are left for who avoids much. */
const SHOWN = 3

/** A word this build does not know is as bad as not knowing. */
const allergensOf = ({ allergens }: Suggestion): AllergenSet =>
  Object.fromEntries(
    Object.entries(allergens).map(([name, presence]) => [name, isPresence(presence) ? presence : 'UNKNOWN']),
  )

/** What is worth suggesting, of what was suggested: on this menu, to be had, and safe for who eats it; nobody is offered what they have to look up. */
export const dishesToSuggest = (
  suggestions: readonly Suggestion[],
  menu: readonly DishOnMenu[],
  profile: FoodProfile,
): readonly SuggestedDish[] =>
  suggestions
    .filter((one) => judgeFood(profile, { allergens: allergensOf(one), diets: one.diets }).verdict === 'safe')
    .flatMap(({ menu_item_id, has_modifiers }) => {
      const dish = menu.find(({ id }) => id === menu_item_id)
      if (dish === undefined || dish.soldOut) return []
      return [{ dish, modifiers: has_modifiers ? null : dish.quickModifiers }]
    })
    .slice(0, SHOWN)
