import type { SubmittedOrder } from '@galo/contracts/orders'
import { isOrderable, DEFAULT_FULFILMENT } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { OrderablePlace } from './basket.model'
import { REFILL_WORDS } from './refill.words'

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
