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

/** What went in: the lines that hold it, and how many of each. */
export interface Added {
  readonly lines: readonly { readonly lineId: string; readonly by: number }[]
  /** The first of them as it is called in the basket; `null` when nobody can say which line it was. */
  readonly name: string | null
}

const depositsOf = ({ fees }: Basket): number =>
  fees.reduce((sum, { kind, amount }) => (kind === 'DEPOSIT' ? sum + amount.value : sum), 0)

/** What was added costs in `after`, with its deposits, in minor units. */
export const costOfAdded = (before: Basket, after: Basket, { lines }: Added): number =>
  lines.reduce((sum, { lineId, by }) => sum + by * (lineIn(after, lineId)?.price.value ?? 0), 0) +
  depositsOf(after) -
  depositsOf(before)

/** The lines that an addition made, or made bigger, and by how many: what "Undo" takes back. */
export const addedLines = (before: Basket, after: Basket): Added => {
  const grown = after.menu_items.flatMap((line) => {
    const by = line.quantity - (lineIn(before, line.id)?.quantity ?? 0)
    return by > 0 ? [{ line, by }] : []
  })
  const [first] = grown
  return {
    lines: grown.map(({ line: { id }, by }) => ({ lineId: id, by })),
    name: first === undefined ? null : lineName(first.line),
  }
}
