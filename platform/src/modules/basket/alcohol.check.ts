import type { Db } from '../../kernel/db/database'
import type { StoredLine } from '../../kernel/db/schema'
import { alcoholWords, isAlcoholSoldAt } from '../restaurants/licence.rules'
import { findRestaurant } from '../restaurants/restaurants.store'
import { isSameChoice } from './basket.lines'
import type { BasketRow } from './basket.store'
import { dishesIn } from './line.choices'
import { openPantry } from './pantry'

/** The names of what holds alcohol in these lines, choices included. */
const alcoholIn = async (db: Db, restaurantId: string, lines: readonly StoredLine[]): Promise<readonly string[]> => {
  if (lines.length === 0) return []
  const pantry = await openPantry(db, restaurantId, lines)
  const restricted = lines.flatMap((line) => dishesIn(line, pantry)).filter(({ ageRestricted }) => ageRestricted)
  return [...new Set(restricted.map(({ displayName }) => displayName))]
}

/** What was added or asked for more of; taking some away is always allowed. */
export const addedLines = (before: readonly StoredLine[], after: readonly StoredLine[]): readonly StoredLine[] =>
  after.filter((line) => {
    const was = before.find(({ id }) => id === line.id)
    return was === undefined || line.quantity > was.quantity || !isSameChoice(was, line)
  })

/** Q48: why these lines can not be sold here now, naming them; null when they can. */
export const alcoholProblem = async (
  db: Db,
  { restaurantId }: Pick<BasketRow, 'restaurantId'>,
  lines: readonly StoredLine[],
  now: Date,
): Promise<{ readonly code: 'ALCOHOL_NOT_SOLD_NOW'; readonly message: string } | null> => {
  const names = await alcoholIn(db, restaurantId, lines)
  if (names.length === 0) return null
  const restaurant = await findRestaurant(db, restaurantId)
  if (restaurant === undefined || isAlcoholSoldAt(restaurant, now)) return null
  return { code: 'ALCOHOL_NOT_SOLD_NOW', message: `${names.join(', ')}: ${alcoholWords(restaurant, now)}` }
}
