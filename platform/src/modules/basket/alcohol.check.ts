import type { Db } from '../../kernel/db/database'
import type { StoredLine } from '../../kernel/db/schema'
import { dishesIn, type MenuSnapshot } from '../menu'
import { alcoholWords, findRestaurant, isAlcoholSoldAt } from '../restaurants'
import { isSameChoice } from './basket.lines'
import type { BasketRow } from './basket.store'

/** The names of what holds alcohol in these lines, choices included. */
const alcoholIn = (lines: readonly StoredLine[], menu: MenuSnapshot): readonly string[] => {
  const restricted = lines.flatMap((line) => dishesIn(line, menu)).filter(({ ageRestricted }) => ageRestricted)
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
  menu: MenuSnapshot,
  now: Date,
): Promise<{ readonly code: 'ALCOHOL_NOT_SOLD_NOW'; readonly message: string } | null> => {
  const names = alcoholIn(lines, menu)
  if (names.length === 0) return null
  const restaurant = await findRestaurant(db, restaurantId)
  if (restaurant === undefined || isAlcoholSoldAt(restaurant, now)) return null
  return { code: 'ALCOHOL_NOT_SOLD_NOW', message: `${names.join(', ')}: ${alcoholWords(restaurant, now)}` }
}
