import type { KeptDish, SharedBasket } from '@galo/contracts/saved-baskets'
import { orderablePlace, type Filling } from '../../features/basket/refill.model'

/** What goes into the basket of what was kept: its restaurant, the way it was chosen for, and these of its dishes. */
export const keptFilling = (
  { restaurant, fulfilment_type }: Pick<SharedBasket, 'restaurant' | 'fulfilment_type'>,
  dishes: readonly KeptDish[],
): Filling => {
  const { id, slug, name, address } = restaurant
  return { place: orderablePlace({ id, slug, name, address }, fulfilment_type), dishes, from: 'kept' }
}
