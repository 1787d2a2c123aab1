import type { Db } from '../../kernel/db/database'
import { adultsOnlyIn, type MenuSnapshot } from '../menu'
import { alcoholWords, findRestaurant, isAlcoholSoldAt, isAlcoholSoldFrom } from '../restaurants'
import type { BasketRow } from './basket.store'

/**
 * Why these lines can not be sold here, naming them; null when they can: alcohol has hours of its own, and those of `handedOver` count. While its slot is
 * not known, any that is left will do.
 */
export const alcoholProblem = async (
  db: Db,
  sale: Pick<BasketRow, 'restaurantId' | 'fulfilmentType' | 'lines'>,
  menu: MenuSnapshot,
  now: Date,
  handedOver?: Date,
): Promise<{ readonly code: 'ALCOHOL_NOT_SOLD_NOW'; readonly message: string } | null> => {
  const names = adultsOnlyIn(sale, menu)
  if (names.length === 0) return null
  const restaurant = await findRestaurant(db, sale.restaurantId)
  if (restaurant === undefined) return null
  const isSold =
    handedOver === undefined
      ? isAlcoholSoldFrom(restaurant, sale.fulfilmentType, now)
      : isAlcoholSoldAt(restaurant, handedOver)
  if (isSold) return null
  const words = alcoholWords(restaurant, handedOver ?? now, now)
  return { code: 'ALCOHOL_NOT_SOLD_NOW', message: `${names.join(', ')}: ${words}` }
}
