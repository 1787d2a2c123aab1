import type { Basket, BasketItem } from '@galo/contracts/basket'
import { lineIn } from './basket.lines'

/** What keeps a line from being ordered as it is: what of it has sold out, by name; nothing by name where it lacks a choice. */
export interface LineTrouble {
  readonly line: BasketItem
  readonly soldOut: readonly string[]
}

const soldOutChoices = ({ modifiers }: BasketItem): readonly string[] => [
  ...new Set(
    modifiers.flatMap(({ choices }) =>
      choices.filter(({ out_of_stock }) => out_of_stock === true).map(({ display_name }) => display_name),
    ),
  ),
]

/** Row F12: the platform marks what sold out of a line the customer made up, and leaves it to them; `null` where nothing is wrong. */
export const troubleOf = (line: BasketItem): LineTrouble | null => {
  const choices = soldOutChoices(line)
  if (choices.length > 0) return { line, soldOut: choices }
  if (line.out_of_stock === true) return { line, soldOut: [line.display_name] }
  return line.error === true ? { line, soldOut: [] } : null
}

/** The lines that have to be changed before anybody pays, in the order of the basket. */
export const troublesIn = (lines: readonly BasketItem[]): readonly LineTrouble[] =>
  lines.flatMap((line) => troubleOf(line) ?? [])

/** The troubles that were not there before, by name: the dishes, and what of them has sold out. */
export const newTroubles = (before: Basket, after: Basket) => {
  const added = troublesIn(after.menu_items).filter(({ line, soldOut }) => {
    const was = lineIn(before, line.id)
    const known = was === undefined ? null : troubleOf(was)
    return known === null || soldOut.some((name) => !known.soldOut.includes(name))
  })
  return {
    dishes: [...new Set(added.map(({ line }) => line.display_name))],
    soldOut: [...new Set(added.flatMap(({ soldOut }) => soldOut))],
  }
}
