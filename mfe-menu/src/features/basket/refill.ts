import { addItem, createBasket, updateView, type ItemRequest, type SignedBasket } from '@galo/contracts/basket'
import { isRejected } from '@galo/contracts/errors'
import type { SubmittedOrder } from '@galo/contracts/orders'
import type { Http } from '@galo/services'
import type { Locale } from '@galo/words'
import type { OrderablePlace } from './basket.model'
import { placeOf, refillWords } from './refill.model'

export interface Refilled {
  readonly place: OrderablePlace
  readonly signed: SignedBasket
  readonly words: string
}

/** A dish of an order, as it is ordered again; `null` where nobody told its number in the menu, so that it can't be. */
interface Wanted {
  readonly name: string
  readonly item: ItemRequest | null
}

/** The dishes of an order with their choices. */
const wantedOf = ({ order_items }: SubmittedOrder): readonly Wanted[] =>
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

/** Too many basket calls, an ended session: the dish may well be there, so it is not left out for it. */
const SAYS_NOTHING_OF_THE_DISH: readonly number[] = [401, 403, 408, 429]

const canNotBeHad = (error: unknown): boolean =>
  isRejected(error) && error.model.status < 500 && !SAYS_NOTHING_OF_THE_DISH.includes(error.model.status)

/**
 * A new basket with the food of an order that came to nothing, at the prices and from the menu of this moment. A dish that can't be had
 * as it was is left out and named; any other failure is the caller's, and a second try begins with another basket.
 */
export const refill = async (http: Http, order: SubmittedOrder, locale: Locale): Promise<Refilled> => {
  const place = placeOf(order)
  if (place === null) throw new Error('Nobody knows where this order came from')
  const { restaurant, fulfilmentType } = place
  let signed = await http.send(createBasket, {
    body: { restaurant_id: restaurant.id, fulfilment_type: fulfilmentType },
  })
  const gone: string[] = []
  for (const { name, item } of wantedOf(order)) {
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
  return { place, signed, words: refillWords(gone, signed.data.menu_items.length > 0, locale) }
}
