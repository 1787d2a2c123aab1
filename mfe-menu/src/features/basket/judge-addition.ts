import type { ItemRequest } from '@galo/contracts/basket'
import { getMenu } from '@galo/contracts/menu'
import { composedAllergens, dietsWith, isKeptAway, judgeFood, profileOf } from '@galo/domain'
import type { Http } from '@galo/services'
import type { StateOf } from '@galo/state'
import type { Locale } from '@galo/words'
import { isAsked } from './use-food-profile'
import type { Addition, BasketPlace } from './basket.model'

type Filters = StateOf<'menuFilters'>

const keyOf = (filters: Filters): string => JSON.stringify([profileOf(filters), filters.hideTraces])

interface Judging {
  readonly http: Http
  readonly locale: Locale
  readonly place: BasketPlace
  readonly filters: Filters
}

/**
 * Whether a dish and what goes in with it suit who eats, as it is known when it is sent. What was pressed for the same person was judged with the
 * press; the rest is looked up, and where that fails the addition fails: nothing goes in unjudged.
 */
export const suitsByNow = async (addition: Addition, { http, locale, place, filters }: Judging): Promise<boolean> => {
  const profile = profileOf(filters)
  const { pressedFor } = addition
  if (!isAsked(profile) || (pressedFor !== undefined && keyOf(pressedFor) === keyOf(filters))) return true
  const variables = { id: place.restaurant.id, market: locale.market }
  const menu = await http.send(getMenu, { variables })
  const dishes = menu?.sections.flatMap(({ items }) => items) ?? []
  const suits = ({ id, modifiers }: ItemRequest): boolean => {
    const dish = dishes.find((item) => item.id === id)
    if (dish === undefined) return false
    const chosen = Object.fromEntries(modifiers.map((modifier) => [modifier.id, modifier.choices]))
    const food = { allergens: composedAllergens(dish, chosen), diets: dietsWith(dish, chosen) }
    return !isKeptAway(judgeFood(profile, food).verdict, filters)
  }
  return [addition.item, ...(addition.crossSell ?? []).map(({ item }) => item)].every(suits)
}
