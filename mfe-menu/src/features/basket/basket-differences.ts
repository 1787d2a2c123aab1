import type { Basket } from '@galo/contracts/basket'
import { lineIn } from './basket.lines'
import { lineName } from './line-choices'

/** Dishes and choices of `before` that `after` no longer has, by name. */
export const removedNames = (before: Basket, after: Basket): readonly string[] =>
  before.menu_items.flatMap((line) => {
    const now = lineIn(after, line.id)
    if (now === undefined) return [line.display_name]
    const remaining = new Set(now.modifiers.flatMap(({ choices }) => choices.map(({ id }) => id)))
    return line.modifiers.flatMap(({ choices }) =>
      choices.filter(({ id }) => !remaining.has(id)).map(({ display_name }) => display_name),
    )
  })

/** The same lines, each as often. */
export const hasSameLines = (before: Basket, after: Basket): boolean =>
  after.menu_items.length === before.menu_items.length &&
  after.menu_items.every(({ id, quantity }) => lineIn(before, id)?.quantity === quantity)

/** The line that holds what was added, and how many of it there were before. */
export interface Added {
  readonly lineId: string
  readonly quantityBefore: number
  /** As it is called in the basket; `null` when nobody can say which line it was. */
  readonly name: string | null
}

/** The line that an addition made, or made bigger, and how many there were before: what "Undo" takes back. */
export const addedLine = (before: Basket, after: Basket): Added | null => {
  for (const line of after.menu_items) {
    const quantityBefore = lineIn(before, line.id)?.quantity ?? 0
    if (line.quantity > quantityBefore) return { lineId: line.id, quantityBefore, name: lineName(line) }
  }
  return null
}
