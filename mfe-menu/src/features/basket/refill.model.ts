import type { ItemRequest } from '@galo/contracts/basket'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { isOrderable, DEFAULT_FULFILMENT } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { OrderablePlace } from './basket.model'
import { REFILL_WORDS } from './refill.words'

/** A dish of an order, as it is ordered again; `null` where nobody told its number in the menu, so that it can't be. */
export interface Wanted {
  readonly name: string
  readonly item: ItemRequest | null
}

/** The dishes of an order with their choices. */
export const wantedOf = ({ order_items }: SubmittedOrder): readonly Wanted[] =>
  order_items.map(({ menu_item_id, display_name, quantity, modifiers }) => ({
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

/** Where the food of an order comes from again; what the site takes no orders for, a delivery say, is collected there. */
export const placeOf = ({ restaurant_id, restaurant, fulfilment }: SubmittedOrder): OrderablePlace | null =>
  restaurant == null
    ? null
    : {
        restaurant: { id: restaurant_id, ...restaurant },
        fulfilmentType: isOrderable(fulfilment.type) ? fulfilment.type : DEFAULT_FULFILMENT,
      }

/** What the customer reads when the food of an order is back, `gone` being the dishes that can't be had. */
export const refillWords = (gone: readonly string[], hasFood: boolean, locale: Locale): string => {
  const words = wordsOf(REFILL_WORDS, locale)
  if (gone.length === 0) return words.allBack
  return hasFood ? words.restBack(gone) : words.noneBack(gone)
}
