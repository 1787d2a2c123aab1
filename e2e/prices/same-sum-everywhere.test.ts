import fc from 'fast-check'
import type { Basket } from '@galo/contracts/basket'
import { toMoney } from '@galo/contracts/money'
import { formatMoney, multiplyMoney, priceSelection } from '@galo/domain'
import type { Locale } from '@galo/words'
import { totalsRows } from '../../mfe-menu/src/features/basket/basket-totals.model'
import { toItemCard } from '../../mfe-menu/src/features/item/item.model'
import { totalFor } from '../../mfe-menu/src/features/item/item-configurator.model'
import { orderTotal, summaryLine, summarySums } from '../../mfe-tracking/src/features/order-summary/order-summary.model'
import { discountCodes } from '../../platform/data/discount-codes'
import { anyBasket, MENUS, type AnyBasket } from './any-basket'
import { basketOf, NOTHING_EXTRA, orderOf, type Extras } from './as-the-platform-has-it'

/** In each market; a hundred times as many, so 20,000, in `npm run proof`. */
const RUNS = { numRuns: 200 }

const extras: fc.Arbitrary<Extras> = fc.record({
  code: fc.option(fc.constantFrom(...discountCodes)),
  wantsBag: fc.boolean(),
  deliveryFee: fc.option(fc.constantFrom(149, 349)),
})

const localeOf = ({ market }: AnyBasket): Locale => ({ language: 'en', market })
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const feeOf = ({ fees }: Basket, kind: string): number =>
  sum(fees.filter((fee) => fee.kind === kind).map(({ amount }) => amount.value))

/** What somebody adds up who reads the page: minor units from "£12.50", from "−£1.20" too. */
const read = (amount: string): number => {
  const value = Number(amount.replace(/[^\d]/g, ''))
  return /^[-−]/.test(amount) ? -value : value
}

describe.each(['UK', 'IE'] as const)('A basket of the real menu in %s', (market) => {
  const ofThisMarket = anyBasket([market])

  it('costs what the buttons of its dishes said, line by line and to the penny', () => {
    fc.assert(
      fc.property(ofThisMarket, (given) => {
        const basket = basketOf(given)
        const said = given.dishes.map(({ item, selection, quantity }) =>
          totalFor(item, selection, quantity, given.fulfilmentType),
        )
        expect(sum(said.map((price) => price?.value ?? NaN))).toBe(basket.totals.items.value + feeOf(basket, 'DEPOSIT'))
        for (const [index, { item, selection, quantity }] of given.dishes.entries()) {
          const line = basket.menu_items[index]
          const price = priceSelection(item, selection, given.fulfilmentType)
          if (line === undefined || price === null) throw new Error('Every dish has a line and a price')
          expect(line.error).toBe(false)
          expect(toMoney(line.price)).toEqual(price.total)
          // One more by the stepper is one more of the price.
          expect(toMoney(line.total_price)).toEqual(multiplyMoney(price.total, quantity))
          expect(said[index]?.currencyCode).toBe(line.price.currency_code)
        }
      }),
      RUNS,
    )
  })

  it('has each add-on at its price on the line and on the receipt', () => {
    fc.assert(
      fc.property(ofThisMarket, extras, (given, more) => {
        const { order_items } = orderOf(given, more)
        for (const [index, { item, selection }] of given.dishes.entries()) {
          const line = order_items[index]
          const onItsOwn = priceSelection({ ...item, modifiers: [] }, {}, given.fulfilmentType)
          const addOns = line?.modifiers.flatMap(({ choices }) => choices.map(({ price }) => price.value)) ?? []
          expect(line?.price.value).toBe((onItsOwn?.total.value ?? NaN) + sum(addOns))
          expect(addOns).toHaveLength(sum(Object.values(selection).map(({ length }) => length)))
        }
      }),
      RUNS,
    )
  })

  it('comes to the same in basket, checkout and order, and so do the rows that somebody reads', () => {
    fc.assert(
      fc.property(ofThisMarket, extras, (given, more) => {
        const basket = basketOf(given, more)
        const order = orderOf(given, more)
        const total = formatMoney(toMoney(basket.totals.grand_total))
        const { items, deductions, fees, grand_total } = basket.totals
        expect(items.value - deductions.value + fees.value).toBe(grand_total.value)
        expect(sum(basket.menu_items.map(({ total_price }) => total_price.value))).toBe(items.value)
        expect(sum(basket.menu_items.flatMap((line) => line.deductions.map(({ amount }) => amount.value)))).toBe(
          deductions.value,
        )
        // The summary in checkout is drawn from the same rows as the basket.
        const inBasket = totalsRows(basket, localeOf(given)).map(({ amount }) => read(amount))
        const onReceipt = summarySums(order, localeOf(given)).map(({ amount }) => read(amount))
        expect([sum(inBasket), sum(onReceipt)]).toEqual([read(total), read(total)])
        expect(orderTotal(order)).toBe(total)
        expect(order.order_items.map((line) => summaryLine(line).price)).toEqual(
          basket.menu_items.map(({ total_price }) => formatMoney(toMoney(total_price))),
        )
      }),
      RUNS,
    )
  })
})

describe('A card of either market’s real menu', () => {
  it.each(['UK', 'IE'] as const)(
    'says in %s what a press on its plus then costs, in every way of having it',
    (market) => {
      for (const fulfilmentType of ['COLLECTION', 'DELIVERY', 'EAT_IN', 'AT_TABLE'] as const)
        for (const item of MENUS[market]) {
          const card = toItemCard(item, fulfilmentType, false)
          if (card?.quickModifiers == null) continue
          const selection = Object.fromEntries(card.quickModifiers.map(({ id, choices }) => [id, choices]))
          const basket = basketOf({ market, fulfilmentType, dishes: [{ item, selection, quantity: 1 }] }, NOTHING_EXTRA)
          expect([item.id, card.price.value + card.deposit]).toEqual([
            item.id,
            basket.totals.items.value + feeOf(basket, 'DEPOSIT'),
          ])
        }
    },
  )
})
