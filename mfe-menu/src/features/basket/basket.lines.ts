import type { Basket, BasketItem, ChosenModifiers } from '@galo/contracts/basket'
import { isMealModifier, modifierKind } from '@galo/domain'
import type { StateOf } from '@galo/state'

type BasketState = StateOf<'basket'>

const NO_LINES: readonly BasketItem[] = []

export const linesOf = (state: BasketState): readonly BasketItem[] => state.signed?.data.menu_items ?? NO_LINES

export const hasFood = (state: BasketState): boolean => linesOf(state).length > 0

export const lineIn = ({ menu_items }: Basket, lineId: string): BasketItem | undefined =>
  menu_items.find(({ id }) => id === lineId)

/** What was chosen of a line, as it is asked for again. */
export const chosenOf = ({ modifiers }: BasketItem): ChosenModifiers =>
  modifiers.map(({ id, choices }) => ({ id, choices: choices.map((choice) => choice.id) }))

const countedNames = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count > 1 ? `${count} × ${name}` : name
  })

/** What was chosen, in the order it was asked, as one line of words; the sides say what meal it is: "Fogo · spiced rice, rainbow slaw". */
export const choiceWords = ({ modifiers }: BasketItem): string =>
  modifiers
    .filter(({ slug }) => !isMealModifier(slug))
    .map(({ choices }) => countedNames(choices.map(({ display_name }) => display_name)).join(', '))
    .filter((words) => words !== '')
    .join(' · ')

/** 'Half chicken, Fogo': the dish and its fire or size, as one would say it over the counter. */
export const lineName = ({ display_name, modifiers }: BasketItem): string => {
  const told = modifiers.find(({ slug }) => ['baste', 'size'].includes(modifierKind(slug)) && !isMealModifier(slug))
  return [display_name, ...(told?.choices.slice(0, 1).map((choice) => choice.display_name) ?? [])].join(', ')
}

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

/** Whether the dish itself has sold out, and not only something that was chosen with it; a line is marked for either. */
export const isSoldOutItself = ({ out_of_stock, modifiers }: BasketItem): boolean =>
  out_of_stock === true && modifiers.every((modifier) => modifier.out_of_stock === false)

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
}

/** The line that an addition made, or made bigger, and how many there were before: what "Undo" takes back. */
export const addedLine = (before: Basket, after: Basket): Added | null => {
  for (const { id, quantity } of after.menu_items) {
    const quantityBefore = lineIn(before, id)?.quantity ?? 0
    if (quantity > quantityBefore) return { lineId: id, quantityBefore }
  }
  return null
}
