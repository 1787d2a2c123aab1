import type { SavedBasket } from '@galo/contracts/saved-baskets'
import { useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { hasFood } from '../../features/basket/basket.lines'
import { orderablePlace, type Filling } from '../../features/basket/refill.model'
import { useBasketActions } from '../../features/basket/use-basket'
import { SavedBaskets } from '../../features/saved-baskets/saved-baskets'

const fillingOf = ({ restaurant, fulfilment_type, dishes }: SavedBasket): Filling => {
  const { id, slug, name, address } = restaurant
  return { place: orderablePlace({ id, slug, name, address }, fulfilment_type), dishes, from: 'kept' }
}

/** What the customer who has signed in keeps for another day; nothing for a guest. */
export const KeptBaskets = () => {
  const { createId } = useServices()
  const actions = useBasketActions()
  const customerId = useStore('session', ({ user }) => user?.uuid ?? null) ?? null
  const basketId = useStore('basket', (basket) => (hasFood(basket) ? (basket.signed?.data.id ?? null) : null))
  if (customerId === null) return null
  return (
    <SavedBaskets
      customerId={customerId}
      basketId={basketId}
      onPutIn={(basket) => actions.fill(createId(), fillingOf(basket))}
    />
  )
}
