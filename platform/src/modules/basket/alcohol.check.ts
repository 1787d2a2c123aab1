import type { Db } from '../../kernel/db/database'
import { dishesIn, type MenuSnapshot } from '../menu'
import { alcoholWords, findRestaurant, isAlcoholSoldAt } from '../restaurants'
import type { BasketRow } from './basket.store'

/** The names of what holds alcohol in these lines, choices included. */
const alcoholIn = (lines: BasketRow['lines'], menu: MenuSnapshot): readonly string[] => {
  const restricted = lines.flatMap((line) => dishesIn(line, menu)).filter(({ ageRestricted }) => ageRestricted)
  return [...new Set(restricted.map(({ displayName }) => displayName))]
}

/** Why these lines can not be sold here at this hour, naming them; null when they can: alcohol has hours of its own. */
export const alcoholProblem = async (
  db: Db,
  { restaurantId, lines }: Pick<BasketRow, 'restaurantId' | 'lines'>,
  menu: MenuSnapshot,
  now: Date,
): Promise<{ readonly code: 'ALCOHOL_NOT_SOLD_NOW'; readonly message: string } | null> => {
  const names = alcoholIn(lines, menu)
  if (names.length === 0) return null
  const restaurant = await findRestaurant(db, restaurantId)
  if (restaurant === undefined || isAlcoholSoldAt(restaurant, now)) return null
  return { code: 'ALCOHOL_NOT_SOLD_NOW', message: `${names.join(', ')}: ${alcoholWords(restaurant, now)}` }
}
