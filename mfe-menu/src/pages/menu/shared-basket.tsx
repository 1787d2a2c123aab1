import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '@galo/navigation'
import { useNow, useServices } from '@galo/services'
import { useAppState } from '@galo/state'
import { useLocale } from '@galo/words'
import { hasFood } from '../../features/basket/basket.lines'
import { checkPlace } from '../../features/basket/basket.model'
import { useBasketActions } from '../../features/basket/use-basket'
import { orderingWords } from '../../features/restaurant-header/ordering-notice.model'
import { SharedBasketSheet } from '../../features/saved-baskets/shared-basket'
import type { BasketExtrasProps } from './basket-extras'
import { keptFilling } from './kept-filling'
import { useEater } from './use-eater'
import { searchWith } from './use-menu-address'

interface OpenSharedBasketProps extends Pick<BasketExtrasProps, 'restaurant' | 'ordering'> {
  readonly id: string
  readonly onClose: () => void
}

/** The basket that the address shares, over the menu it is from; put in, it gives way to the basket of who opened it. */
export const OpenSharedBasket = ({ id, restaurant, ordering, onClose }: OpenSharedBasketProps) => {
  const { createId } = useServices()
  const actions = useBasketActions()
  const locale = useLocale()
  const now = useNow()
  const state = useAppState()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (
    <SharedBasketSheet
      id={id}
      eater={useEater()}
      notOrderable={orderingWords(ordering, restaurant, now, locale)}
      meets={(shared) => {
        const basket = state.read('basket').getState()
        if (!hasFood(basket)) return 'nothing'
        return checkPlace(basket, keptFilling(shared, []).place).ok ? 'same-place' : 'other-place'
      }}
      onPutIn={async (shared, dishes) => {
        await actions.fill(createId(), { ...keptFilling(shared, dishes), joinsAs: createId() })
        // Whoever closed it meanwhile has gone on.
        if (isHere.current) void navigate(searchWith(search, { kind: 'basket' }), { replace: true })
      }}
      onClose={onClose}
    />
  )
}
