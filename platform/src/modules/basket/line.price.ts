import { MARKETS, priceSelection, zeroMoney, type Money } from '@galo/domain'
import type { DepositContainer, SeedMenuItem } from '../../../data/menu/types'
import type { StoredLine } from '../../kernel/db/schema'
import { toMenuItem } from '../menu/menu.wire'
import type { BasketRow } from './basket.store'
import { dishesIn, selectionOf } from './line.choices'
import type { Pantry } from './pantry'

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

/** What of a basket prices and offers go by. */
export type PricedBasket = Pick<BasketRow, 'market' | 'fulfilmentType' | 'lines'>

const repeat = <T>(list: readonly T[], times: number): readonly T[] => Array.from({ length: times }, () => list).flat()

/** A dish the menu no longer has is in the basket at no price until somebody looks at the stock, which takes it out. */
const priceLine = (line: StoredLine, pantry: Pantry, { market, fulfilmentType }: PricedBasket): PricedLine => {
  const item = pantry.item(line.menuItemId)
  const priced = item && priceSelection(toMenuItem(item, market), selectionOf(line), fulfilmentType)
  const containers = dishesIn(line, pantry).flatMap((dish) => dish.containers)
  const price = priced?.total ?? zeroMoney(MARKETS[market].currencyCode)
  return { line, item, price, quantity: line.quantity, containers: repeat(containers, line.quantity) }
}

export const priceLines = (basket: PricedBasket, pantry: Pantry): readonly PricedLine[] =>
  basket.lines.map((line) => priceLine(line, pantry, basket))
