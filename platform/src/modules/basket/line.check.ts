import { itemPrice, selectionProblems, type SelectionProblem } from '@galo/domain'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { selectionOf, toMenuItem, type MenuSnapshot, type WireItem } from '../menu'
import type { NewLine } from './basket.lines'
import { choicesToChange, missingOf } from './basket.stock'
import type { BasketRow } from './basket.store'

const REASONS = {
  'too-few': ({ min }: SelectionProblem) => `choose at least ${min}`,
  'too-many': ({ max }: SelectionProblem) => `choose at most ${max}`,
  'not-asked': () => 'not to be chosen with the other choices',
  'unknown-modifier': () => 'not a modifier of this item',
  'unknown-choice': () => 'not a choice of this modifier',
  'repeated-choice': () => 'the same choice can not be taken twice',
} as const satisfies Record<SelectionProblem['reason'], (problem: SelectionProblem) => string>

const explain = (item: WireItem, problem: SelectionProblem): string => {
  const label = item.modifiers.find(({ id }) => id === problem.modifierId)?.promptLabel
  return `item.modifiers.${problem.modifierId}: ${REASONS[problem.reason](problem)}${label ? ` (${label})` : ''}`
}

/** Refuses what can not be ordered, naming it: not on the menu, sold out, not sold this way, or chosen wrongly. */
export const checkLine = (
  row: Pick<BasketRow, 'market' | 'fulfilmentType'>,
  line: NewLine,
  menu: MenuSnapshot,
): void => {
  if (new Set(line.modifiers.map(({ id }) => id)).size < line.modifiers.length)
    throw new Refusal(400, 'BAD_REQUEST', 'item.modifiers: one entry per modifier')
  const seeded = menu.item(line.menuItemId)
  if (seeded === undefined) throw notFound('Menu item')
  const item = toMenuItem(seeded, row.market)
  if (itemPrice(item, row.fulfilmentType) === null)
    throw new Refusal(409, 'ITEM_NOT_OFFERED', `item.id: ${item.displayName} is not sold for ${row.fulfilmentType}`)
  const problems = selectionProblems(item, selectionOf(line))
  if (problems.length > 0)
    throw new Refusal(400, 'INVALID_MODIFIERS', problems.map((problem) => explain(item, problem)).join('; '))
  const missing = missingOf(line, menu, row)
  if (missing.length === 0) return
  const choices = choicesToChange(line, menu, row)
  throw new Refusal(
    409,
    'ITEM_OUT_OF_STOCK',
    `Sold out: ${missing.join(', ')}`,
    choices.length === 0 ? {} : { sold_out_choices: choices },
  )
}
