import { MARKETS, priceSelection, zeroMoney, type FulfilmentType, type Market, type Money } from '@galo/domain'
import type { DepositContainer, SeedMenuItem } from '../../../data/menu/types'
import type { StoredLine } from '../../kernel/db/schema'
import { toMenuItem } from './menu.wire'
import { dishesIn, selectionOf } from './line.choices'
import type { MenuSnapshot } from './menu.snapshot'

export interface PricedLine {
  readonly line: StoredLine
  /** Undefined for a dish the menu no longer has. */
  readonly item: SeedMenuItem | undefined
  /** Of one, with its choices. */
  readonly price: Money
  readonly quantity: number
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
  return { line, item, price, quantity: line.quantity, containers: repeat(containers, line.quantity) }
}

export const priceLines = (basket: SaleOfLines, menu: MenuSnapshot): readonly PricedLine[] =>
  basket.lines.map((line) => priceLine(line, menu, basket))
