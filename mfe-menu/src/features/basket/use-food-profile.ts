import { isAllergenName, isDiet, profileOf, type FoodProfile } from '@galo/domain'
import { useStore } from '@galo/state'
import { preferencesOf } from './preferences.model'

/** Somebody has said what they must not eat, or what they keep to. */
export const isAsked = ({ avoid, diets }: FoodProfile): boolean => avoid.length + diets.length > 0

/** What the basket is judged by: the profile of this visit; without one, what the kitchen was told of this order. */
export const useFoodProfile = (): FoodProfile => {
  const filters = useStore('menuFilters', (state) => state)
  const told = preferencesOf(useStore('basket', ({ signed }) => signed?.data))
  const profile = profileOf(filters)
  return isAsked(profile) ? profile : { avoid: told.avoid.filter(isAllergenName), diets: told.diets.filter(isDiet) }
}
