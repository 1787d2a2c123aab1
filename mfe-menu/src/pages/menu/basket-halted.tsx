import { useEffect, useEffectEvent, useRef } from 'react'
import { isSameWay } from '@galo/domain'
import { useNow } from '@galo/services'
import { useStore } from '@galo/state'
import { useLocale } from '@galo/words'
import { hasFood } from '../../features/basket/basket.lines'
import { OrderingNotice } from '../../features/restaurant-header/ordering-notice'
import { orderingWords } from '../../features/restaurant-header/ordering-notice.model'
import type { BasketExtrasProps } from './basket-extras'

/** Why the food of this menu that is in the basket can't be ordered now; `null` where it can, and of any other food. */
export const useHalted = ({ restaurant, fulfilmentType, ordering }: Omit<BasketExtrasProps, 'say'>) => {
  const isOfThisMenu = useStore(
    'basket',
    (basket) =>
      hasFood(basket) && basket.restaurant?.id === restaurant.id && isSameWay(basket.fulfilmentType, fulfilmentType),
  )
  const words = orderingWords(ordering, restaurant, useNow(), useLocale())
  return isOfThisMenu && ordering.kind !== 'ready' ? words : null
}

/**
 * The restaurant has closed, or takes no more orders, under a basket of its food: said where the food is, before anybody goes to pay, and in passing
 * to who looks at the menu while the basket is out of sight.
 */
export const BasketHalted = (extras: BasketExtrasProps) => {
  const { restaurant, ordering, say } = extras
  const words = useHalted(extras)
  const isHalted = words !== null
  const wasHalted = useRef(isHalted)
  const tell = useEffectEvent(() => {
    const isNews = isHalted && !wasHalted.current
    wasHalted.current = isHalted
    if (isNews && words !== null) say({ words: words.title, undo: null, isFailure: true, isInBasket: true })
  })
  useEffect(() => tell(), [isHalted])
  return isHalted ? <OrderingNotice underBasket {...{ ordering, restaurant }} /> : null
}
