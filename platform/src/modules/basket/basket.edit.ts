import type { StoredLine } from '../../kernel/db/schema'
import { Refusal } from '../../kernel/http/refusal'
import type { MenuSnapshot } from '../menu'
import { addedLines, alcoholProblem } from './alcohol.check'
import { saveChange } from './basket.change'
import { menuFor, type HeldBasket, type Outcome } from './basket.held'
import { addLine, isSameChoice, lineOf, removeLine, replaceLine, type NewLine } from './basket.lines'
import { checkLine } from './line.check'

/** Alcohol joins a basket only while the house may sell it (Q48). */
const saveLines = async (held: HeldBasket, lines: readonly StoredLine[], menu: MenuSnapshot): Promise<Outcome> => {
  const { tx, row, now } = held
  const problem = await alcoholProblem(tx, row, addedLines(row.lines, lines), menu, now)
  if (problem !== null) throw new Refusal(409, problem.code, problem.message)
  return saveChange(held, { lines }, menu)
}

/** A dish joins the basket. */
export const addToBasket = async (held: HeldBasket, item: NewLine): Promise<Outcome> => {
  const menu = await menuFor(held, [item])
  checkLine(held.row, item, menu)
  return saveLines(held, addLine(held.row.lines, item), menu)
}

interface WantedLine {
  readonly id: string
  readonly quantity: number
  readonly modifiers?: StoredLine['modifiers'] | undefined
}

/** More or fewer of a dish, or the same made another way. */
export const changeInBasket = async (held: HeldBasket, { id, quantity, modifiers }: WantedLine): Promise<Outcome> => {
  const { lines } = held.row
  const line = lineOf(lines, id)
  const next = { ...line, quantity, modifiers: modifiers ?? line.modifiers }
  const menu = await menuFor(held)
  // Taking some away is always allowed, even of what has just sold out.
  if (quantity > line.quantity || !isSameChoice(line, next)) checkLine(held.row, next, menu)
  return saveLines(held, replaceLine(lines, next), menu)
}

export const removeFromBasket = (held: HeldBasket, id: string): Promise<Outcome> =>
  saveChange(held, { lines: removeLine(held.row.lines, id) })
