import type { Db } from '../../kernel/db/database'
import { adultsOnlyIn, type MenuSnapshot } from '../menu'
import { alcoholWords, findRestaurant, isAlcoholSoldAt } from '../restaurants'
import type { BasketRow } from './basket.store'

/** Why these lines can not be sold here at this hour, naming them; null when they can: alcohol has hours of its own. */
export const alcoholProblem = async (
  db: Db,
  sale: Pick<BasketRow, 'restaurantId' | 'lines'>,
  menu: MenuSnapshot,
  now: Date,
): Promise<{ readonly code: 'ALCOHOL_NOT_SOLD_NOW'; readonly message: string } | null> => {
  const names = adultsOnlyIn(sale, menu)
  if (names.length === 0) return null
  const restaurant = await findRestaurant(db, sale.restaurantId)
  if (restaurant === undefined || isAlcoholSoldAt(restaurant, now)) return null
  return { code: 'ALCOHOL_NOT_SOLD_NOW', message: `${names.join(', ')}: ${alcoholWords(restaurant, now)}` }
}
