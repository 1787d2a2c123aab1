import {
  MARKETS,
  priceSelection,
  zeroMoney,
  type FulfilmentType,
  type Market,
  type Money,
  type Selection,
} from '@galo/domain'
import type { DepositContainer, CatalogueChoice, CatalogueItem, CatalogueModifier } from '../../../data/menu/types'
import type { StoredLine } from '../../kernel/db/schema'
import type { MenuSnapshot } from './menu.snapshot'
import { toMenuItem } from './menu.wire'

export interface ChosenModifier {
  readonly modifier: CatalogueModifier
  /** A choice taken twice is here twice. */
  readonly choices: readonly CatalogueChoice[]
}

/** The modifiers of a dish in which something was chosen, in the menu's order. Ids the menu does not know are left out. */
export const chosenModifiers = (item: CatalogueItem, line: Pick<StoredLine, 'modifiers'>): readonly ChosenModifier[] =>
  item.modifiers.flatMap((modifier) => {
    const ids = line.modifiers.filter(({ id }) => id === modifier.id).flatMap(({ choices }) => choices)
    const choices = ids.flatMap((id) => modifier.choices.find((choice) => choice.id === id) ?? [])
    return choices.length > 0 ? [{ modifier, choices }] : []
  })

/** What is served of one portion of a line: its dish, and those its choices are portions of, as often as they were chosen. */
export const dishesIn = (
  line: Pick<StoredLine, 'menuItemId' | 'modifiers'>,
  menu: MenuSnapshot,
): readonly CatalogueItem[] => {
  const item = menu.item(line.menuItemId)
  if (item === undefined) return []
  const portions = chosenModifiers(item, line)
    .flatMap(({ choices }) => choices)
    .flatMap(({ itemId }) => (itemId === undefined ? [] : (menu.item(itemId) ?? [])))
  return [item, ...portions]
}

/** The names of what is for adults only in these lines, choices included: it holds alcohol. */
export const adultsOnlyIn = ({ lines }: Pick<SaleOfLines, 'lines'>, menu: MenuSnapshot): readonly string[] => {
  const restricted = lines.flatMap((line) => dishesIn(line, menu)).filter(({ ageRestricted }) => ageRestricted)
  return [...new Set(restricted.map(({ displayName }) => displayName))]
}

/** What was chosen, as the domain's rules read it. */
export const selectionOf = ({ modifiers }: Pick<StoredLine, 'modifiers'>): Selection =>
  Object.fromEntries(modifiers.map(({ id, choices }) => [id, choices]))

/** A line of a basket with what the menu of this moment says of it. */
export interface PricedLine extends StoredLine {
  /** Undefined for a dish the menu no longer has. */
  readonly item: CatalogueItem | undefined
  /** Of one, with its choices. */
  readonly price: Money
  /** Of all of them. */
  readonly containers: readonly DepositContainer[]
}

/** Where and how something is sold: all that a price follows from besides the menu. */
export interface Sale {
  readonly market: Market
  readonly fulfilmentType: FulfilmentType
}

/** What was chosen, and where and how it is sold. */
export interface SaleOfLines extends Sale {
  readonly lines: readonly StoredLine[]
}

const repeat = <T>(list: readonly T[], times: number): readonly T[] => Array.from({ length: times }, () => list).flat()

/** A dish the menu no longer has is in the basket at no price until somebody looks at the stock, which takes it out. */
const priceLine = (line: StoredLine, menu: MenuSnapshot, { market, fulfilmentType }: Sale): PricedLine => {
  const item = menu.item(line.menuItemId)
  const priced = item && priceSelection(toMenuItem(item, market), selectionOf(line), fulfilmentType)
  const containers = dishesIn(line, menu).flatMap((dish) => dish.containers)
  const price = priced?.total ?? zeroMoney(MARKETS[market].currencyCode)
  return { ...line, item, price, containers: repeat(containers, line.quantity) }
}

export const priceLines = (basket: SaleOfLines, menu: MenuSnapshot): readonly PricedLine[] =>
  basket.lines.map((line) => priceLine(line, menu, basket))
