import fc from 'fast-check'
import { rewardKindOf, REWARD_TYPES, totalsOf, type FulfilmentType } from '@galo/domain'
import { menu as seeded } from '../../../data'
import { discountCodes } from '../../../data/discount-codes'
import type { StoredLine } from '../../kernel/db/schema'
import { discountOf } from '../discounts'
import { chooseLine, rewardOffers, type Card } from '../loyalty'
import { priceLines, type MenuSnapshot, type PricedLine } from '../menu'
import { sumsOf, type BasketSums } from './basket.sums'

const known = new Map(seeded.items.map((item) => [item.id, item]))
const menu: MenuSnapshot = { item: (id) => known.get(id), isMissing: () => false, isChoiceMissing: () => false }
const card = { rewards: { GREEN: 9, ORANGE: 9, RED: 9 }, chillies: 0 } as const
const aCard: Card = {
  ...card,
  cardNumber: '6331',
  customerId: 'somebody',
  cardType: 'GALO_CARD',
  source: 'WEB',
  market: 'UK',
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
}

/** Dishes as they come, some with a meal choice that costs more. */
const anyLine = fc.record({
  item: fc.constantFrom(...seeded.items),
  quantity: fc.integer({ min: 1, max: 12 }),
  meal: fc.nat({ max: 4 }),
})
const anyBasket = fc.record({
  given: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  market: fc.constantFrom('UK' as const, 'IE' as const),
  fulfilmentType: fc.constantFrom('DELIVERY' as const, 'COLLECTION' as const, 'EAT_IN' as const, 'AT_TABLE' as const),
  deliveryFee: fc.constantFrom(null, 149, 349),
  type: fc.option(fc.constantFrom(...REWARD_TYPES)),
  code: fc.option(fc.constantFrom(...discountCodes)),
  preferences: fc.option(
    fc.record({ avoid: fc.constant([]), diets: fc.constant([]), cutlery: fc.boolean(), bag: fc.boolean() }),
  ),
})
type Given = typeof anyBasket extends fc.Arbitrary<infer B> ? B : never

const lineOf = ({ item, quantity, meal }: Given['given'][number], index: number): StoredLine => {
  const modifier = item.modifiers.find(({ slug }) => slug === 'choose-meal')
  const choice = modifier?.choices[meal % modifier.choices.length]
  const modifiers = modifier === undefined || choice === undefined ? [] : [{ id: modifier.id, choices: [choice.id] }]
  return { id: `line-${index}`, menuItemId: item.id, quantity, modifiers, isUpsell: false }
}

interface Summed {
  readonly basket: { readonly fulfilmentType: FulfilmentType }
  readonly lines: readonly PricedLine[]
  readonly sums: BasketSums
}
const sum = ({ given, type, code, ...basket }: Given): Summed => {
  const stored = { ...basket, lines: given.map(lineOf) }
  const lines = priceLines(stored, menu)
  const currency = basket.market === 'UK' ? 'GBP' : 'EUR'
  const items = totalsOf(lines, [], [], currency).items
  const chosen = type === null ? null : chooseLine(stored, lines, type, aCard, items)
  const reward = type !== null && chosen !== null && 'lineId' in chosen ? { type, lineId: chosen.lineId } : null
  return {
    basket,
    lines,
    sums: sumsOf({ ...basket, reward }, lines, code && discountOf(code, basket.market), rewardOffers.valueOf),
  }
}
const valueOf = (list: readonly { readonly amount: { readonly value: number } }[]): number =>
  list.reduce((total, { amount }) => total + amount.value, 0)

describe('A basket with rewards and codes', () => {
  it('costs its dishes, less what is taken off its lines, and its fees: no penny is lost and none is made', () => {
    fc.assert(
      fc.property(anyBasket, (given) => {
        const { lines, sums } = sum(given)
        const { items, deductions, fees, grandTotal } = sums.totals
        expect(items.value).toBe(lines.reduce((total, { price, quantity }) => total + price.value * quantity, 0))
        expect(deductions.value).toBe(valueOf(sums.deductions.flat()))
        expect(fees.value).toBe(valueOf(sums.fees))
        expect(grandTotal.value).toBe(items.value - deductions.value + fees.value)
      }),
    )
  })

  it('takes no more off a line than the line costs, and never less than nothing', () => {
    fc.assert(
      fc.property(anyBasket, (given) => {
        const { lines, sums } = sum(given)
        lines.forEach(({ price, quantity }, index) => {
          const taken = sums.deductions[index] ?? []
          expect(valueOf(taken)).toBeLessThanOrEqual(price.value * quantity)
          expect(taken.every(({ amount }) => amount.value > 0)).toBe(true)
        })
        expect(sums.totals.grandTotal.value).toBeGreaterThanOrEqual(sums.totals.fees.value)
      }),
    )
  })

  it('pays with a reward for one portion of one line, before the code', () => {
    fc.assert(
      fc.property(anyBasket, (given) => {
        const { lines, sums } = sum(given)
        const { reward } = sums
        const rewarded = sums.deductions.flat().filter(({ kind }) => kind.endsWith('_REWARD'))
        expect(rewarded.map(({ kind, amount }) => [kind, amount])).toEqual(
          reward === null ? [] : [[rewardKindOf(reward.type), reward.value]],
        )
        const line = lines.find((each) => each.id === reward?.lineId)
        if (reward !== null) expect(reward.value.value).toBeLessThanOrEqual(line?.price.value ?? 0)
        const alone = sum({ ...given, code: null }).sums
        expect(alone.reward).toEqual(reward)
      }),
    )
  })

  it('keeps deposit and delivery whole, whatever is taken off the food', () => {
    fc.assert(
      fc.property(anyBasket, (given) => {
        const untouched = (sums: BasketSums) =>
          sums.fees.filter(({ kind }) => kind === 'DEPOSIT' || kind === 'DELIVERY').map((fee) => fee.amount)
        expect(untouched(sum(given).sums)).toEqual(untouched(sum({ ...given, type: null, code: null }).sums))
      }),
    )
  })

  it('asks for the least a card can be charged, or for nothing at all', () => {
    fc.assert(
      fc.property(anyBasket, (given) => {
        const { value } = sum(given).sums.totals.grandTotal
        expect(value === 0 || value >= (given.market === 'UK' ? 30 : 50)).toBe(true)
      }),
    )
  })

  it('comes to nothing when a code takes everything and nothing else is owed', () => {
    const code = discountCodes.find((each) => each.code === 'ON-THE-HOUSE') ?? null
    const corn = known.get('item-corn-cobs')
    if (corn === undefined) throw new Error('no corn')
    const given: Given = {
      given: [{ item: corn, quantity: 3, meal: 0 }],
      market: 'IE',
      fulfilmentType: 'COLLECTION',
      deliveryFee: null,
      preferences: null,
      type: 'GREEN',
      code,
    }
    const { sums } = sum(given)
    expect(sums.totals.grandTotal.value).toBe(0)
    expect(sums.fees).toEqual([])
    expect(sums.deductions.flat().map(({ kind }) => kind)).toEqual(['GREEN_REWARD', 'PERCENTAGE_DISCOUNT'])
  })
})
