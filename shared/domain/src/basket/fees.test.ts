import fc from 'fast-check'
import { money } from '../money/money'
import { FULFILMENT_TYPES } from '../fulfilment/fulfilment'
import { feesFor, type FeeBasis } from './fees'

const basis = (given: Partial<FeeBasis> & { items: number }): FeeBasis => {
  const { items, ...rest } = given
  const market = rest.market ?? 'UK'
  return { market, fulfilmentType: 'DELIVERY', itemsTotal: money(market === 'UK' ? 'GBP' : 'EUR', items), ...rest }
}
const fees = (given: Partial<FeeBasis> & { items: number }) =>
  Object.fromEntries(feesFor(basis(given)).map(({ kind, amount }) => [kind, amount.value]))
const gbp = (value: number) => money('GBP', value)

describe('feesFor a delivery', () => {
  it.each([
    [500, 99],
    [899, 99],
    [900, 99],
    [905, 100],
    [2_000, 220],
    [2_718, 299],
    [9_999, 299],
  ])('of %i asks a service fee of %i', (items, fee) => {
    expect(fees({ items }).SERVICE).toBe(fee)
  })

  it.each([
    [500, 200],
    [1_300, 200],
    [1_301, 199],
    [1_499, 1],
    [1_500, undefined],
  ])('of %i asks a small-order fee of %p', (items, fee) => {
    expect(fees({ items }).SMALL_ORDER).toBe(fee)
  })

  it('reckons from what is left after discounts, but not after rewards', () => {
    expect(fees({ items: 2_000, discounts: gbp(600) })).toMatchObject({ SERVICE: 154, SMALL_ORDER: 100 })
    expect(fees({ items: 2_000, rewards: gbp(600) })).toEqual({ SERVICE: 220 })
  })

  it('adds what the quote says', () => {
    expect(fees({ items: 2_000, deliveryFee: gbp(249) })).toMatchObject({ DELIVERY: 249 })
  })
})

describe('feesFor any other order', () => {
  it('asks neither service, delivery nor small-order fee', () => {
    for (const fulfilmentType of ['COLLECTION', 'EAT_IN', 'AT_TABLE'] as const)
      expect(fees({ items: 500, fulfilmentType, deliveryFee: gbp(249) })).toEqual({})
  })

  it('asks for a bag only when one is wanted and carried', () => {
    expect(fees({ items: 900, fulfilmentType: 'COLLECTION', wantsBag: true })).toEqual({ BAG: 10 })
    expect(fees({ items: 900, fulfilmentType: 'COLLECTION', wantsBag: true, market: 'IE' })).toEqual({ BAG: 22 })
    expect(fees({ items: 900, fulfilmentType: 'EAT_IN', wantsBag: true })).toEqual({})
  })

  it('shows the deposit of Ireland as a line of its own', () => {
    expect(
      fees({ items: 900, fulfilmentType: 'COLLECTION', market: 'IE', containers: [{ ml: 330 }, { ml: 750 }] }),
    ).toEqual({ DEPOSIT: 40 })
  })

  it('tops a payment up to the least a card can be charged, and leaves a free order free', () => {
    expect(fees({ items: 900, fulfilmentType: 'COLLECTION', rewards: gbp(890) })).toEqual({ MINIMUM_TRANSACTION: 20 })
    expect(fees({ items: 900, fulfilmentType: 'COLLECTION', rewards: gbp(900) })).toEqual({})
    expect(fees({ items: 900, market: 'IE', fulfilmentType: 'COLLECTION', rewards: money('EUR', 890) })).toEqual({
      MINIMUM_TRANSACTION: 40,
    })
  })

  it('asks nothing for an empty basket', () => {
    expect(fees({ items: 0, wantsBag: true })).toEqual({})
  })
})

describe('feesFor anybody', () => {
  it('never asks less than nothing, and leaves nothing to pay or enough for a card', () => {
    const amount = fc.integer({ min: 0, max: 20_000 })
    const any = fc.record({
      fulfilmentType: fc.constantFrom(...FULFILMENT_TYPES),
      items: amount,
      discounts: amount.map(gbp),
      rewards: amount.map(gbp),
      wantsBag: fc.boolean(),
    })
    fc.assert(
      fc.property(any, (given) => {
        const list = feesFor(basis(given))
        expect(list.every(({ amount: { value } }) => value > 0)).toBe(true)
        const left = Math.max(0, given.items - given.discounts.value - given.rewards.value)
        const total = left + list.reduce((sum, { amount: { value } }) => sum + value, 0)
        if (given.items > 0) expect(total === 0 || total >= 30).toBe(true)
      }),
    )
  })

  it('asks the same whether a reward is used or not, but for the least a card can be charged', () => {
    const amount = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(
        fc.constantFrom(...FULFILMENT_TYPES),
        amount,
        amount,
        amount,
        (fulfilmentType, items, off, reward) => {
          const { MINIMUM_TRANSACTION: _, ...without } = fees({ fulfilmentType, items, discounts: gbp(off) })
          const { MINIMUM_TRANSACTION: least, ...rewarded } = fees({
            fulfilmentType,
            items,
            discounts: gbp(off),
            rewards: gbp(reward),
          })
          expect(rewarded).toEqual(without)
          expect(least ?? 0).toBeLessThan(30)
        },
      ),
    )
  })

  it('asks between 0.99 and 2.99 for service and at most 2 for a small order, however much is taken off', () => {
    const amount = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(amount, amount, (items, off) => {
        const { SERVICE, SMALL_ORDER = 0 } = fees({ items, discounts: gbp(off) })
        expect(SERVICE).toBeGreaterThanOrEqual(99)
        expect(SERVICE).toBeLessThanOrEqual(299)
        expect(SMALL_ORDER).toBe(Math.max(0, Math.min(200, 1_500 - Math.max(0, items - off))))
      }),
    )
  })

  it('does not reckon pounds with euro', () => {
    expect(() => feesFor({ market: 'IE', fulfilmentType: 'DELIVERY', itemsTotal: gbp(2_000) })).toThrow(TypeError)
  })
})
