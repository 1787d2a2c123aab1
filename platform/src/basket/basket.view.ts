import {
  feesFor,
  MARKETS,
  multiplyMoney,
  priceSelection,
  totalsOf,
  zeroMoney,
  type FulfilmentType,
  type Money,
} from '@galo/domain'
import type { DepositContainer } from '../../data/menu/types'
import type { StoredLine } from '../db/schema'
import { toMenuItem } from '../menu/menu.wire'
import { toWirePrice, type BasketLineView, type BasketView } from './basket.shape'
import type { BasketRow } from './basket.store'
import { selectionOf } from './line.check'
import { chosenModifiers } from './line.choices'
import type { Pantry } from './pantry'

interface PricedLine {
  readonly price: Money
  readonly quantity: number
  readonly containers: readonly DepositContainer[]
  readonly view: BasketLineView
}

const lineView = (line: StoredLine, price: Money, pantry: Pantry, row: BasketRow): BasketLineView => {
  const item = pantry.item(line.menuItemId)
  const currencyCode = price.currencyCode
  return {
    id: line.id,
    menu_item_id: line.menuItemId,
    display_name: item?.displayName ?? '',
    slug: item?.slug ?? '',
    quantity: line.quantity,
    price: toWirePrice(price),
    total_price: toWirePrice(multiplyMoney(price, line.quantity)),
    modifiers: (item === undefined ? [] : chosenModifiers(item, line)).map(({ modifier, choices }) => ({
      id: modifier.id,
      slug: modifier.slug,
      prompt_label: modifier.promptLabel,
      choices: choices.map((choice) => ({
        id: choice.id,
        slug: choice.slug,
        display_name: choice.displayName,
        price: toWirePrice({ currencyCode, value: choice.price[row.market] }),
        eligible_rewards: [...choice.eligibleRewards],
      })),
    })),
    eligible_rewards: [...(item?.eligibleRewards ?? [])],
    deductions: [],
    age_restricted: item?.ageRestricted ?? false,
  }
}

/** The bottles and cans of one portion: the dish's own and those of the drinks chosen with it. */
const containersOf = (line: StoredLine, pantry: Pantry): readonly DepositContainer[] => {
  const item = pantry.item(line.menuItemId)
  if (item === undefined) return []
  const portions = chosenModifiers(item, line)
    .flatMap(({ choices }) => choices)
    .flatMap(({ itemId }) => (itemId === undefined ? [] : (pantry.item(itemId)?.containers ?? [])))
  return [...item.containers, ...portions]
}

const repeat = <T>(list: readonly T[], times: number): readonly T[] => Array.from({ length: times }, () => list).flat()

/** A dish the menu no longer has is in the basket at no price until somebody looks at the stock, which takes it out. */
const priceLine = (line: StoredLine, pantry: Pantry, row: BasketRow): PricedLine => {
  const seeded = pantry.item(line.menuItemId)
  const priced = seeded && priceSelection(toMenuItem(seeded, row.market), selectionOf(line), row.fulfilmentType)
  const price = priced?.total ?? zeroMoney(MARKETS[row.market].currencyCode)
  const containers = repeat(containersOf(line, pantry), line.quantity)
  return { price, quantity: line.quantity, containers, view: lineView(line, price, pantry, row) }
}

/** The basket as the wire knows it (F01), priced by the menu of this moment. What is signed, frozen and ordered is this. */
export const basketView = (row: BasketRow, pantry: Pantry): BasketView => {
  const { currencyCode } = MARKETS[row.market]
  const lines = row.lines.map((line) => priceLine(line, pantry, row))
  const fulfilmentType: FulfilmentType = row.fulfilmentType
  const fees = feesFor({
    market: row.market,
    fulfilmentType,
    itemsTotal: totalsOf(lines, [], [], currencyCode).items,
    containers: lines.flatMap(({ containers }) => containers),
    deliveryFee: { currencyCode, value: row.deliveryFee ?? 0 },
  })
  const totals = totalsOf(lines, fees, [], currencyCode)
  return {
    id: row.id,
    customer_id: row.customerId,
    restaurant_id: row.restaurantId,
    fulfilment_type: row.fulfilmentType,
    revision: row.revision,
    built: false,
    menu_items: lines.map(({ view }) => view),
    fees: fees.map(({ kind, amount }) => ({ kind, amount: toWirePrice(amount) })),
    totals: {
      items: toWirePrice(totals.items),
      deductions: toWirePrice(totals.deductions),
      fees: toWirePrice(totals.fees),
      grand_total: toWirePrice(totals.grandTotal),
    },
    loyalty: null,
    promotions: { codes: [], applied: [] },
  }
}
