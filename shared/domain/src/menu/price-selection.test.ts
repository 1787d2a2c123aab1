import fc from 'fast-check'
import { money } from '../money/money'
import { halfChicken } from './half-chicken.fixture'
import { itemPrice } from './item'
import { priceSelection } from './price-selection'

const gbp = (value: number) => money('GBP', value)

describe('itemPrice', () => {
  it('depends on where it is eaten', () => {
    expect(itemPrice(halfChicken, 'COLLECTION')).toEqual(gbp(895))
    expect(itemPrice(halfChicken, 'EAT_IN')).toEqual(gbp(855))
  })

  it('is the price of eating in at a table, and of collection before anybody has chosen', () => {
    expect(itemPrice(halfChicken, 'AT_TABLE')).toEqual(gbp(855))
    expect(itemPrice(halfChicken, 'NONE')).toEqual(gbp(895))
  })

  it('is none for what is not sold that way', () => {
    expect(itemPrice({ priceList: [{ fulfilmentTypes: ['EAT_IN'], price: gbp(100) }] }, 'DELIVERY')).toBeNull()
  })
})

describe('priceSelection', () => {
  it('is the dish with its meal, and everything else beside', () => {
    const selection = { fire: ['hot'], meal: ['two-regular-sides'], regular: ['chips', 'chips'], dips: ['garlic'] }
    expect(priceSelection(halfChicken, selection, 'COLLECTION', [gbp(250)])).toEqual({
      mealPrice: gbp(1195),
      modifiersPrice: gbp(155),
      crossSellPrice: gbp(250),
      total: gbp(1600),
    })
  })

  it('asks no money for sides that are not asked for', () => {
    expect(priceSelection(halfChicken, { meal: ['on-its-own'], regular: ['chips'] }, 'COLLECTION')?.total).toEqual(
      gbp(895),
    )
  })

  it('is no price for what is not sold that way', () => {
    expect(priceSelection({ ...halfChicken, priceList: [] }, {}, 'COLLECTION')).toBeNull()
  })

  it('is always the sum of its parts', () => {
    const ids = (modifierId: string) =>
      halfChicken.modifiers.find(({ id }) => id === modifierId)?.choices.map(({ id }) => id) ?? []
    const selection = fc.record(
      Object.fromEntries(
        halfChicken.modifiers.map(({ id }) => [id, fc.array(fc.constantFrom(...ids(id)), { maxLength: 3 })]),
      ),
    )
    fc.assert(
      fc.property(selection, fc.constantFrom('COLLECTION', 'EAT_IN' as const), (chosen, type) => {
        const price = priceSelection(halfChicken, chosen, type)
        if (price === null) throw new Error('It is sold both ways')
        expect(price.total.value).toBe(price.mealPrice.value + price.modifiersPrice.value + price.crossSellPrice.value)
        expect(price.mealPrice.value).toBeGreaterThanOrEqual(855)
      }),
    )
  })
})
