import type { StoredLine } from '../db/schema'
import type { BasketRow } from './basket.store'
import { chosenModifiers } from './line.choices'
import type { Pantry } from './pantry'

/** What of a line can not be served now, by the names a customer knows; empty when all of it can. */
export const missingOf = (line: StoredLine, pantry: Pantry): readonly string[] => {
  const item = pantry.item(line.menuItemId)
  if (item === undefined) return ['A dish we no longer make']
  if (pantry.isMissing(item.id)) return [item.displayName]
  return chosenModifiers(item, line)
    .flatMap(({ choices }) => choices)
    .filter((choice) => pantry.isChoiceMissing(choice))
    .map((choice) => `${choice.displayName} (${item.displayName})`)
}

export const missingNames = (row: BasketRow, pantry: Pantry): readonly string[] => [
  ...new Set(row.lines.flatMap((line) => missingOf(line, pantry))),
]

/** The lines that can still be cooked as they were chosen. */
export const keepServable = (row: BasketRow, pantry: Pantry): readonly StoredLine[] =>
  row.lines.filter((line) => missingOf(line, pantry).length === 0)
