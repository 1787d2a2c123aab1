import { toWirePrice } from '@galo/contracts/money'
import type { BasketView } from '@galo/contracts/basket'
import { multiplyMoney, selectionProblems, type Deduction } from '@galo/domain'
import { toMenuItem } from '../menu/menu.wire'
import type { Offers } from './basket.offers'
import type { BasketRow } from './basket.store'
import { sumsOf } from './basket.sums'
import { chosenModifiers, dishesIn, selectionOf } from './line.choices'
import { priceLines, type PricedLine } from './line.price'
import { loyaltyView, promotionsView } from './loyalty.view'
import type { Pantry } from './pantry'

type BasketLineView = BasketView['menu_items'][number]

const modifierViews = (
  { item, line, price }: PricedLine,
  pantry: Pantry,
  row: BasketRow,
): BasketLineView['modifiers'] =>
  (item === undefined ? [] : chosenModifiers(item, line)).map(({ modifier, choices }) => ({
    id: modifier.id,
    slug: modifier.slug,
    prompt_label: modifier.promptLabel,
    out_of_stock: choices.some((choice) => pantry.isChoiceMissing(choice)),
    choices: choices.map((choice) => ({
      id: choice.id,
      slug: choice.slug,
      display_name: choice.displayName,
      price: toWirePrice({ currencyCode: price.currencyCode, value: choice.price[row.market] }),
      eligible_rewards: [...choice.eligibleRewards],
      out_of_stock: pantry.isChoiceMissing(choice),
    })),
  }))

const lineView = (
  priced: PricedLine,
  deductions: readonly Deduction[],
  pantry: Pantry,
  row: BasketRow,
): BasketLineView => {
  const { line, item, price } = priced
  const modifiers = modifierViews(priced, pantry, row)
  return {
    id: line.id,
    menu_item_id: line.menuItemId,
    display_name: item?.displayName ?? '',
    slug: item?.slug ?? '',
    quantity: line.quantity,
    price: toWirePrice(price),
    total_price: toWirePrice(multiplyMoney(price, line.quantity)),
    modifiers,
    eligible_rewards: [...(item?.eligibleRewards ?? [])],
    deductions: deductions.map(({ kind, amount, displayName }) => ({
      kind,
      amount: toWirePrice(amount),
      display_name: displayName,
    })),
    age_restricted: dishesIn(line, pantry).some(({ ageRestricted }) => ageRestricted),
    out_of_stock: pantry.isMissing(line.menuItemId) || modifiers.some((modifier) => modifier.out_of_stock),
    error: item === undefined || selectionProblems(toMenuItem(item, row.market), selectionOf(line)).length > 0,
    upsell: line.isUpsell,
  }
}

/** The basket as the wire knows it (F01), priced by the menu of this moment. What is signed, frozen and ordered is this. */
export const basketView = (row: BasketRow, pantry: Pantry, { card, code }: Offers): BasketView => {
  const lines = priceLines(row, pantry)
  const sums = sumsOf(row, lines, code)
  const { totals, fees, deductions } = sums
  return {
    id: row.id,
    customer_id: row.customerId,
    restaurant_id: row.restaurantId,
    fulfilment_type: row.fulfilmentType,
    revision: row.revision,
    built: false,
    menu_items: lines.map((line, index) => lineView(line, deductions[index] ?? [], pantry, row)),
    fees: fees.map(({ kind, amount }) => ({ kind, amount: toWirePrice(amount) })),
    totals: {
      items: toWirePrice(totals.items),
      deductions: toWirePrice(totals.deductions),
      fees: toWirePrice(totals.fees),
      grand_total: toWirePrice(totals.grandTotal),
    },
    loyalty: loyaltyView(row, lines, sums, card),
    promotions: promotionsView(sums, code),
  }
}
