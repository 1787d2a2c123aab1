import type { SubmittedOrder } from '@galo/contracts/orders'
import { isOrderable, DEFAULT_FULFILMENT, type FulfilmentType } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { BasketRestaurant } from '../../../remote'
import type { OrderablePlace } from './basket.model'
import { REFILL_WORDS } from './refill.words'

/** A dish as an order, a basket or a saved one has it. */
export interface Dish {
  readonly menu_item_id?: string | null | undefined
  readonly display_name: string
  readonly quantity: number
  readonly modifiers: readonly { readonly id: string; readonly choices: readonly { readonly id: string }[] }[]
}

/** Where the dishes were: their customer reads that they are back, or that they are there now. */
export type FoodFrom = 'order' | 'kept'

/** Food that is put into a basket together, at the prices and from the menu of that moment. */
export interface Filling {
  readonly place: OrderablePlace
  readonly dishes: readonly Dish[]
  readonly from: FoodFrom
  /** Food of the same place stays, and this goes in with it, each dish under a number that begins so (0106); without it, this takes its place. */
  readonly joinsAs?: string
}

/** What a basket is filled with. By its id, an order is read when its turn comes. */
export type Food = Filling | SubmittedOrder | string

/** The same place; what the site takes no orders for, a delivery say, is collected there. */
export const orderablePlace = (restaurant: BasketRestaurant, type: FulfilmentType): OrderablePlace => ({
  restaurant,
  fulfilmentType: isOrderable(type) ? type : DEFAULT_FULFILMENT,
})

/** The food of an order once more; `null` where nobody knows where it came from. */
export const fillingOf = ({ restaurant_id, restaurant, fulfilment, order_items }: SubmittedOrder): Filling | null =>
  restaurant == null
    ? null
    : {
        place: orderablePlace({ id: restaurant_id, ...restaurant }, fulfilment.type),
        dishes: order_items,
        from: 'order',
      }

/** What the customer reads when the food is in the basket, `gone` being the dishes that can't be had. */
export const refillWords = (
  gone: readonly string[],
  { hasFood, hasAlcohol, from }: { readonly hasFood: boolean; readonly hasAlcohol: boolean; readonly from: FoodFrom },
  locale: Locale,
): string => {
  const { forAdults, [from]: words } = wordsOf(REFILL_WORDS, locale)
  if (!hasFood) return gone.length === 0 ? words.allBack : words.noneBack(gone)
  const back = gone.length === 0 ? words.allBack : words.restBack(gone)
  return hasAlcohol ? `${back} ${forAdults}` : back
}
