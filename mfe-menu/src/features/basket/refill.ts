import {
  addItem,
  createBasket,
  setPreferences,
  updateView,
  type ItemRequest,
  type SignedBasket,
} from '@galo/contracts/basket'
import { isRejected } from '@galo/contracts/errors'
import { getOrder } from '@galo/contracts/orders'
import type { Http } from '@galo/services'
import type { Locale } from '@galo/words'
import type { OrderablePlace } from './basket.model'
import { fillingOf, refillWords, type Dish, type Filling, type Food } from './refill.model'

export interface Refilled {
  readonly place: OrderablePlace
  readonly signed: SignedBasket
  readonly words: string
}

/** A dish as it is ordered again; `null` where nobody told its number in the menu, so that it can't be. */
interface Wanted {
  readonly name: string
  readonly item: ItemRequest | null
}

/** The dishes with their choices. */
export const wantedOf = (dishes: readonly Dish[]): readonly Wanted[] =>
  dishes.map(({ menu_item_id, display_name, quantity, modifiers }) => ({
    name: display_name,
    item:
      menu_item_id == null
        ? null
        : {
            id: menu_item_id,
            quantity,
            modifiers: modifiers.map(({ id, choices }) => ({ id, choices: choices.map((choice) => choice.id) })),
          },
  }))

/** Too many basket calls, an ended session: the dish may well be there, so it is not left out for it. */
const SAYS_NOTHING_OF_THE_DISH: readonly number[] = [401, 403, 408, 429]

const canNotBeHad = (error: unknown): boolean =>
  isRejected(error) && error.model.status < 500 && !SAYS_NOTHING_OF_THE_DISH.includes(error.model.status)

/**
 * A new basket with the same food, at the prices and from the menu of this moment. A dish that can't be had as it was is left out and named;
 * any other failure is the caller's, and a second try begins with another basket.
 */
export const refill = async (http: Http, food: Food, locale: Locale): Promise<Refilled> => {
  const known = typeof food === 'string' ? await http.send(getOrder, { params: { id: food } }) : food
  const filling = 'dishes' in known ? known : fillingOf(known)
  if (filling === null) throw new Error('Nobody knows where this order came from')
  return fill(http, await newBasket(http, filling.place), { ...filling, locale })
}

/** The same where the food was somebody else's than who is here now, who has signed out say; `null` where it was their own. */
export const refillAsOnesOwn = async (
  http: Http,
  place: OrderablePlace,
  before: SignedBasket,
  locale: Locale,
): Promise<Refilled | null> => {
  const empty = await newBasket(http, place)
  if (empty.data.customer_id === before.data.customer_id) return null
  const filled = await fill(http, empty, { place, dishes: before.data.menu_items, from: 'order', locale })
  const { preferences } = before.data
  if (preferences == null) return filled
  // What the kitchen was told of an allergy stays with the food it was told for: without it, the basket is not made anew at all.
  const signed = await http.send(setPreferences, { body: updateView(filled.signed, { preferences }) })
  return { ...filled, signed }
}

const newBasket = (http: Http, { restaurant, fulfilmentType }: OrderablePlace): Promise<SignedBasket> =>
  http.send(createBasket, { body: { restaurant_id: restaurant.id, fulfilment_type: fulfilmentType } })

const fill = async (
  http: Http,
  empty: SignedBasket,
  { place, dishes, from, locale }: Filling & { readonly locale: Locale },
): Promise<Refilled> => {
  let signed = empty
  const gone: string[] = []
  for (const { name, item } of wantedOf(dishes)) {
    if (item === null) {
      gone.push(name)
      continue
    }
    try {
      signed = await http.send(addItem, { body: updateView(signed, { item }) })
    } catch (error) {
      if (!canNotBeHad(error)) throw error
      gone.push(name)
    }
  }
  const { menu_items } = signed.data
  const hasAlcohol = menu_items.some((line) => line.age_restricted)
  return { place, signed, words: refillWords(gone, { hasFood: menu_items.length > 0, hasAlcohol, from }, locale) }
}
