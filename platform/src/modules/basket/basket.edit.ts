import type { addItem, changeItem } from '@galo/contracts/basket'
import type { RequestOf } from '@galo/contracts/call'
import type { StoredLine } from '../../kernel/db/schema'
import { Refusal } from '../../kernel/http/refusal'
import { readMenu, type MenuSnapshot } from '../menu'
import { alcoholProblem } from './alcohol.check'
import { saveChange } from './basket.save'
import { addedLines, addLine, isSameChoice, lineOf, removeLine, replaceLine, type NewLine } from './basket.lines'
import { missingOf } from './basket.stock'
import type { BasketRow } from './basket.store'
import type { HeldBasket, Outcome } from './held-basket'
import { checkLine } from './line.check'

/** Alcohol joins a basket only while the house may sell it. */
const saveLines = async (held: HeldBasket, lines: readonly StoredLine[], menu: MenuSnapshot): Promise<Outcome> => {
  const { tx, row, now } = held
  const problem = await alcoholProblem(tx, { ...row, lines: addedLines(row.lines, lines) }, menu, now)
  if (problem !== null) throw new Refusal(409, problem.code, problem.message)
  return saveChange(held, { lines }, menu)
}

/** What is added or changed; `cross_sell` goes in with it. */
type With<T> = T & { readonly cross_sell?: CrossSell }
type CrossSell = RequestOf<typeof addItem>['cross_sell']

const linesFor = (crossSell: CrossSell): readonly NewLine[] =>
  crossSell.map(({ id, quantity, modifiers }) => ({ menuItemId: id, quantity, modifiers, isUpsell: true }))

/** What goes in with a dish that is to be had: what has run out of it is named, as choices are. */
const checkCrossSell = (row: BasketRow, extras: readonly NewLine[], menu: MenuSnapshot): void => {
  const gone = extras.flatMap((extra) => (menu.item(extra.menuItemId) === undefined ? [] : missingOf(extra, menu, row)))
  if (gone.length > 0)
    throw new Refusal(409, 'ITEM_OUT_OF_STOCK', `Sold out: ${gone.join(', ')}`, { sold_out_choices: gone })
  for (const extra of extras) checkLine(row, extra, menu)
}

/** A dish joins the basket, with what goes with it. */
export const addToBasket = async (
  held: HeldBasket,
  {
    item: { id, quantity, modifiers },
    cross_sell = [],
    upsell,
  }: With<Pick<RequestOf<typeof addItem>, 'item' | 'upsell'>>,
): Promise<Outcome> => {
  const { tx, row } = held
  const line = { menuItemId: id, quantity, modifiers, isUpsell: upsell }
  const extras = linesFor(cross_sell)
  const menu = await readMenu(tx, { ...row, lines: [...row.lines, line, ...extras] })
  checkLine(row, line, menu)
  checkCrossSell(row, extras, menu)
  return saveLines(held, [line, ...extras].reduce(addLine, row.lines), menu)
}

/** More or fewer of a dish, or the same made another way; what goes with it joins the basket. */
export const changeInBasket = async (
  held: HeldBasket,
  { item: { id, quantity, modifiers }, cross_sell = [] }: With<Pick<RequestOf<typeof changeItem>, 'item'>>,
): Promise<Outcome> => {
  const { tx, row } = held
  const { lines } = row
  const line = lineOf(lines, id)
  const changed = { ...line, quantity, modifiers: modifiers ?? line.modifiers }
  const extras = linesFor(cross_sell)
  const menu = await readMenu(tx, { ...row, lines: [...lines, ...extras] })
  // Taking some away is always allowed, even of what has just sold out.
  if (quantity > line.quantity || !isSameChoice(line, changed)) checkLine(row, changed, menu)
  checkCrossSell(row, extras, menu)
  return saveLines(held, extras.reduce(addLine, replaceLine(lines, changed)), menu)
}

export const removeFromBasket = (held: HeldBasket, id: string): Promise<Outcome> =>
  saveChange(held, { lines: removeLine(held.row.lines, id) })
