import { itemPrice, selectionProblems, updateStock, type RemovedItem, type StockLine } from '@galo/domain'
import type { CatalogueItem } from '../../../data/menu/types'
import type { StoredLine } from '../../kernel/db/schema'
import { chosenModifiers, selectionOf, toMenuItem, type MenuSnapshot } from '../menu'
import type { NewLine } from './basket.lines'
import type { BasketRow } from './basket.store'

type Stocked = Pick<BasketRow, 'lines' | 'market' | 'fulfilmentType'>

/** Sold out here, or since it was put into the basket no longer on the menu or no longer sold this way. */
const isDishMissing = (
  { menuItemId }: NewLine,
  menu: MenuSnapshot,
  { market, fulfilmentType }: Omit<Stocked, 'lines'>,
): boolean => {
  const item = menu.item(menuItemId)
  if (item === undefined || menu.isMissing(item.id)) return true
  return itemPrice({ priceList: item.priceList[market] }, fulfilmentType) === null
}

/** The choices of a line that have sold out, by name. */
const missingChoicesOf = (line: NewLine, item: CatalogueItem, menu: MenuSnapshot): readonly string[] =>
  chosenModifiers(item, line)
    .flatMap(({ choices }) => choices)
    .filter((choice) => menu.isChoiceMissing(choice))
    .map(({ displayName }) => displayName)

/** The same of a dish that is to be had, with other choices; empty when the dish itself is not. */
export const choicesToChange = (line: NewLine, menu: MenuSnapshot, sale: Omit<Stocked, 'lines'>): readonly string[] => {
  const item = menu.item(line.menuItemId)
  return item === undefined || isDishMissing(line, menu, sale) ? [] : missingChoicesOf(line, item, menu)
}

/** What of a line can not be served now, by the names a customer knows; empty when all of it can. */
export const missingOf = (line: NewLine, menu: MenuSnapshot, sale: Omit<Stocked, 'lines'>): readonly string[] => {
  const item = menu.item(line.menuItemId)
  if (item === undefined) return ['A dish we no longer make']
  if (isDishMissing(line, menu, sale)) return [item.displayName]
  return missingChoicesOf(line, item, menu).map((name) => `${name} (${item.displayName})`)
}

export const missingNames = (row: Stocked, menu: MenuSnapshot): readonly string[] => [
  ...new Set(row.lines.flatMap((line) => missingOf(line, menu, row))),
]

/** A choice runs out with the dish it is a portion of; one that is no portion of anything never does. */
const asStockLine = (line: StoredLine, menu: MenuSnapshot): StockLine => {
  const item = menu.item(line.menuItemId)
  if (item === undefined)
    return { id: line.id, displayName: 'A dish we no longer make', plu: line.menuItemId, modifiers: [] }
  return {
    id: line.id,
    displayName: item.displayName,
    plu: item.plu,
    modifiers: chosenModifiers(item, line).map(({ modifier, choices }) => ({
      id: modifier.id,
      selectableQuantity: modifier.selectableQuantity,
      choices: choices.map(({ id, displayName, itemId }) => ({
        id,
        displayName,
        plu: (itemId === undefined ? undefined : menu.item(itemId)?.plu) ?? id,
      })),
    })),
  }
}

const soldOutCodes = (row: Stocked, menu: MenuSnapshot): ReadonlySet<string> => {
  const portions = row.lines.flatMap((line) => {
    const item = menu.item(line.menuItemId)
    return item === undefined
      ? []
      : chosenModifiers(item, line).flatMap(({ choices }) => choices.flatMap(({ itemId }) => itemId ?? []))
  })
  const soldOut = [
    ...row.lines.filter((line) => isDishMissing(line, menu, row)).map(({ menuItemId }) => menuItemId),
    ...portions.filter((id) => menu.isMissing(id)),
  ]
  return new Set(soldOut.map((id) => menu.item(id)?.plu ?? id))
}

export interface StockLook {
  /** The basket's columns as they become: the lines that stay, as they stay. */
  readonly changes: Pick<BasketRow, 'lines'>
  /** Dishes and choices that left, each once. */
  readonly removed: readonly RemovedItem[]
}

/** F12: what is left of a basket when what sold out has left it. */
export const lookAtStock = (row: Stocked, menu: MenuSnapshot): StockLook => {
  const stock = row.lines.map((line) => asStockLine(line, menu))
  const { lines, removed } = updateStock(stock, soldOutCodes(row, menu))
  const left = row.lines.flatMap((line): StoredLine[] => {
    const marked = lines.find(({ id }) => id === line.id)
    if (marked === undefined) return []
    const modifiers = line.modifiers.flatMap(({ id, choices }) => {
      const kept = marked.modifiers.find((modifier) => modifier.id === id)
      if (kept === undefined) return choices.length === 0 ? [{ id, choices }] : []
      return kept.choices.length === 0 ? [] : [{ id, choices: kept.choices.map((choice) => choice.id) }]
    })
    return [{ ...line, modifiers }]
  })
  return { changes: { lines: left }, removed }
}

/** The dishes that lack a choice they need, by name: nobody cooks or pays them before the customer has chosen. */
export const incompleteNames = (row: Pick<BasketRow, 'lines' | 'market'>, menu: MenuSnapshot): readonly string[] =>
  row.lines.flatMap((line) => {
    const item = menu.item(line.menuItemId)
    const isWhole =
      item !== undefined && selectionProblems(toMenuItem(item, row.market), selectionOf(line)).length === 0
    return isWhole ? [] : [item?.displayName ?? line.menuItemId]
  })
