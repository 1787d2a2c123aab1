import { toWirePrice } from '@galo/contracts/money'
import type { BasketView } from '@galo/contracts/basket'
import {
  composedAllergens,
  dietsWith,
  isOnPremises,
  multiplyMoney,
  selectionProblems,
  type Deduction,
  type Fee,
} from '@galo/domain'
import type { CatalogueItem } from '../../../data/menu/types'
import {
  chosenModifiers,
  dishesIn,
  priceLines,
  selectionOf,
  toMenuItem,
  type MenuSnapshot,
  type PricedLine,
} from '../menu'
import type { Offers } from './basket.offers'
import type { RewardOffers } from './basket.ports'
import type { BasketRow } from './basket.store'
import { sumsOf } from './basket.sums'
import { loyaltyView, promotionsView } from './offers.view'

type BasketLineView = BasketView['menu_items'][number]

const modifierViews = (
  { item, modifiers, price }: PricedLine,
  menu: MenuSnapshot,
  row: BasketRow,
): BasketLineView['modifiers'] =>
  (item === undefined ? [] : chosenModifiers(item, { modifiers })).map(({ modifier, choices }) => ({
    id: modifier.id,
    slug: modifier.slug,
    prompt_label: modifier.promptLabel,
    out_of_stock: choices.some((choice) => menu.isChoiceMissing(choice)),
    choices: choices.map((choice) => ({
      id: choice.id,
      slug: choice.slug,
      display_name: choice.displayName,
      price: toWirePrice({ currencyCode: price.currencyCode, value: choice.price[row.market] }),
      eligible_rewards: [...choice.eligibleRewards],
      out_of_stock: menu.isChoiceMissing(choice),
    })),
  }))

/** Of a dish the menu no longer has nothing is known, which is not the same as nothing being in it. */
export const foodOf = (item: CatalogueItem, line: PricedLine): Pick<BasketLineView, 'allergens' | 'diets'> => {
  const selection = selectionOf(line)
  const diets = dietsWith(item, selection)
  return { allergens: composedAllergens(item, selection), ...(diets === null ? {} : { diets: [...diets] }) }
}

const lineView = (
  line: PricedLine,
  deductions: readonly Deduction[],
  menu: MenuSnapshot,
  row: BasketRow,
): BasketLineView => {
  const { item, price } = line
  const modifiers = modifierViews(line, menu, row)
  const dishes = dishesIn(line, menu)
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
    age_restricted: dishes.some(({ ageRestricted }) => ageRestricted),
    out_of_stock: menu.isMissing(line.menuItemId) || modifiers.some((modifier) => modifier.out_of_stock),
    error: item === undefined || selectionProblems(toMenuItem(item, row.market), selectionOf(line)).length > 0,
    upsell: line.isUpsell,
    ...(item === undefined ? {} : foodOf(item, line)),
    containers: isOnPremises(row.fulfilmentType) ? [] : dishes.flatMap(({ containers }) => containers),
  }
}

const feeViews = (fees: readonly Fee[]): BasketView['fees'] =>
  fees.map(({ kind, amount }) => ({ kind, amount: toWirePrice(amount) }))

/** The basket as the wire knows it (F01), priced by the menu of this moment. What is signed, frozen and ordered is this. */
export const basketView = (
  row: BasketRow,
  menu: MenuSnapshot,
  { card, code }: Offers,
  rewards: RewardOffers,
): BasketView => {
  const lines = priceLines(row, menu)
  const sums = sumsOf(row, lines, code?.discount ?? null, rewards.valueOf)
  const { totals, fees, deductions } = sums
  return {
    id: row.id,
    customer_id: row.customerId,
    restaurant_id: row.restaurantId,
    fulfilment_type: row.fulfilmentType,
    revision: row.revision,
    built: false,
    menu_items: lines.map((line, index) => lineView(line, deductions[index] ?? [], menu, row)),
    fees: feeViews(fees),
    delivery_fees: feeViews(fees.filter(({ kind }) => kind === 'DELIVERY')),
    small_order_fees: feeViews(fees.filter(({ kind }) => kind === 'SMALL_ORDER')),
    totals: {
      items: toWirePrice(totals.items),
      deductions: toWirePrice(totals.deductions),
      fees: toWirePrice(totals.fees),
      grand_total: toWirePrice(totals.grandTotal),
    },
    loyalty: loyaltyView(row, lines, sums, card, rewards),
    promotions: promotionsView(sums, code),
    preferences: row.preferences,
  }
}
