import type { addItem, changeItem } from '@galo/contracts/basket'
import type { RequestOf } from '@galo/contracts/call'
import type { StoredLine } from '../../kernel/db/schema'
import { Refusal } from '../../kernel/http/refusal'
import { readMenu, type MenuSnapshot } from '../menu'
import { alcoholProblem } from './alcohol.check'
import { saveChange } from './basket.save'
import { addedLines, addLine, isSameChoice, lineOf, removeLine, replaceLine } from './basket.lines'
import { menuFor, type HeldBasket, type Outcome } from './held-basket'
import { checkLine } from './line.check'

/** Alcohol joins a basket only while the house may sell it. */
const saveLines = async (held: HeldBasket, lines: readonly StoredLine[], menu: MenuSnapshot): Promise<Outcome> => {
  const { tx, row, now } = held
  const problem = await alcoholProblem(tx, { ...row, lines: addedLines(row.lines, lines) }, menu, now)
  if (problem !== null) throw new Refusal(409, problem.code, problem.message)
  return saveChange(held, { lines }, menu)
}

/** A dish joins the basket. */
export const addToBasket = async (
  held: HeldBasket,
  { item: { id, quantity, modifiers }, upsell }: Pick<RequestOf<typeof addItem>, 'item' | 'upsell'>,
): Promise<Outcome> => {
  const { tx, row } = held
  const line = { menuItemId: id, quantity, modifiers, isUpsell: upsell }
  const menu = await readMenu(tx, { ...row, lines: [...row.lines, line] })
  checkLine(row, line, menu)
  return saveLines(held, addLine(row.lines, line), menu)
}

/** More or fewer of a dish, or the same made another way. */
export const changeInBasket = async (
  held: HeldBasket,
  { item: { id, quantity, modifiers } }: Pick<RequestOf<typeof changeItem>, 'item'>,
): Promise<Outcome> => {
  const { lines } = held.row
  const line = lineOf(lines, id)
  const changed = { ...line, quantity, modifiers: modifiers ?? line.modifiers }
  const menu = await menuFor(held)
  // Taking some away is always allowed, even of what has just sold out.
  if (quantity > line.quantity || !isSameChoice(line, changed)) checkLine(held.row, changed, menu)
  return saveLines(held, replaceLine(lines, changed), menu)
}

export const removeFromBasket = (held: HeldBasket, id: string): Promise<Outcome> =>
  saveChange(held, { lines: removeLine(held.row.lines, id) })
