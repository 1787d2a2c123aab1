import { basketSchema, type Basket } from '@galo/contracts/basket'
import { submittedOrderSchema, type SubmittedOrder } from '@galo/contracts/orders'
import { MARKETS } from '@galo/domain'
import { menu } from '../../platform/data'
import type { discountCodes } from '../../platform/data/discount-codes'
import { basketView, type BasketRow } from '../../platform/src/modules/basket'
import { discountOf } from '../../platform/src/modules/discounts'
import { rewardOffers } from '../../platform/src/modules/loyalty'
import type { MenuSnapshot } from '../../platform/src/modules/menu'
import { submittedOrder } from '../../platform/src/modules/orders'
import { chosen, type AnyBasket } from './any-basket'

const known = new Map(menu.items.map((item) => [item.id, item]))
const everything: MenuSnapshot = { item: (id) => known.get(id), isMissing: () => false, isChoiceMissing: () => false }
const NOON = new Date('2026-11-17T12:00:00.000Z')

/** What lowers a basket's sum, or adds to it besides the food. */
export interface Extras {
  readonly code: (typeof discountCodes)[number] | null
  readonly wantsBag: boolean
  /** Minor units, where a rider brings it. */
  readonly deliveryFee: number | null
}
export const NOTHING_EXTRA: Extras = { code: null, wantsBag: false, deliveryFee: null }

const rowOf = (given: AnyBasket, { wantsBag, deliveryFee, code }: Extras): BasketRow => ({
  id: 'basket',
  customerId: 'guest',
  market: given.market,
  restaurantId: 'somewhere',
  fulfilmentType: given.fulfilmentType,
  revision: 1,
  lines: given.dishes.map((dish, index) => ({
    id: `line-${index}`,
    menuItemId: dish.item.id,
    quantity: dish.quantity,
    modifiers: chosen(dish),
    isUpsell: index % 2 === 1,
  })),
  built: null,
  deliveryQuoteId: null,
  deliveryFee,
  deliveryQuoteValidUntil: null,
  reward: null,
  discountCode: code?.code ?? null,
  preferences: wantsBag ? { avoid: [], diets: [], cutlery: false, bag: true } : null,
  ownerHashes: [],
  recentChanges: [],
  expiresAt: NOON,
  createdAt: NOON,
})

const view = (given: AnyBasket, extras: Extras) => {
  const { code } = extras
  const offers =
    code === null ? null : { discount: discountOf(code, given.market), problemOf: () => Promise.resolve(null) }
  return basketView(rowOf(given, extras), everything, { card: null, code: offers }, rewardOffers)
}

/** The basket as the site reads the platform's answer. */
export const basketOf = (given: AnyBasket, extras: Extras = NOTHING_EXTRA): Basket =>
  basketSchema.parse(view(given, extras))

/** The order of that basket, as the site reads it. */
export const orderOf = (given: AnyBasket, extras: Extras): SubmittedOrder => {
  const basket = view(given, extras)
  const order = {
    id: 'order',
    shortId: 'A7C3',
    basketId: basket.id,
    paymentReference: null,
    customerId: 'guest',
    restaurantId: 'somewhere',
    fulfilmentType: given.fulfilmentType,
    state: 'placed' as const,
    pickupTime: null,
    kitchenFrom: null,
    calledOffFor: null,
    table: null,
    address: null,
    deliveryQuoteId: null,
    handoverCode: null,
    customer: { email: '', first_name: '', last_name: '', phone_number: '' },
    basket,
    grandTotal: basket.totals.grand_total.value,
    tip: 0,
    currency: MARKETS[given.market].currencyCode,
    createdAt: NOON,
    scenario: 'default',
    scenarioSince: null,
    refundedAt: null,
    dueAt: null,
  }
  const beside = { card: null, stages: [], pictureOf: () => null }
  const whole = { order, tries: [], refund: null, given: [], beside }
  return submittedOrderSchema.parse(submittedOrder(whole, undefined))
}
