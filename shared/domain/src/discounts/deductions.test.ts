import fc from 'fast-check'
import { feesFor } from '../basket/fees'
import { totalsOf } from '../basket/totals'
import { REWARD_TYPES } from '../loyalty/reward'
import { money } from '../money/money'
import { deductionsFor, type Discount, type DiscountWorth, type RewardOnOrder } from './deductions'

const gbp = (value: number) => money('GBP', value)
const code = (worth: DiscountWorth): Discount => ({
  kind: 'CODE_DISCOUNT',
  discountCode: 'GALO20',
  displayName: '20 % off',
  worth,
})
const percent = (share: number) => code({ kind: 'PERCENTAGE', basisPoints: share * 100 })
const amount = (value: number) => code({ kind: 'AMOUNT', amount: gbp(value) })
const reward = (value: number): RewardOnOrder => ({ type: 'GREEN', value: gbp(value), displayName: 'A side on us' })

describe('deductionsFor', () => {
  it('takes the reward off first and the percentage off the rest', () => {
    expect(deductionsFor(gbp(2_000), reward(500), percent(20))).toEqual({
      list: [
        { kind: 'GREEN_REWARD', amount: gbp(500), displayName: 'A side on us' },
        { kind: 'CODE_DISCOUNT', amount: gbp(300), displayName: '20 % off' },
      ],
      rewards: gbp(500),
      discounts: gbp(300),
    })
  })

  it('takes half a penny as a whole one, for the customer', () => {
    expect(deductionsFor(gbp(1_005), null, percent(10)).discounts).toEqual(gbp(101))
  })

  it('takes a fixed amount, but no more than there is', () => {
    expect(deductionsFor(gbp(2_000), null, amount(500)).discounts).toEqual(gbp(500))
    expect(deductionsFor(gbp(700), reward(500), amount(500))).toMatchObject({ rewards: gbp(500), discounts: gbp(200) })
    expect(deductionsFor(gbp(400), reward(500), null).rewards).toEqual(gbp(400))
  })

  it('does not list what takes nothing off', () => {
    expect(deductionsFor(gbp(500), reward(500), percent(20)).list.map(({ kind }) => kind)).toEqual(['GREEN_REWARD'])
    expect(deductionsFor(gbp(0), reward(500), percent(20)).list).toEqual([])
    expect(deductionsFor(gbp(500), null, null).list).toEqual([])
  })

  it('never adds, and never mixes pounds with euro', () => {
    expect(() => deductionsFor(gbp(500), reward(-1), null)).toThrow(RangeError)
    expect(() => deductionsFor(gbp(500), null, amount(-1))).toThrow(RangeError)
    expect(() => deductionsFor(money('EUR', 500), reward(100), null)).toThrow(TypeError)
  })

  const value = fc.integer({ min: 0, max: 20_000 })
  const anyReward = fc.option(
    fc.record({ type: fc.constantFrom(...REWARD_TYPES), value: value.map(gbp), displayName: fc.constant(null) }),
  )
  const anyDiscount = fc.option(fc.oneof(fc.integer({ min: 0, max: 100 }).map(percent), value.map(amount)))

  it('never takes more off than the food costs, and lists every penny it takes', () => {
    fc.assert(
      fc.property(value, anyReward, anyDiscount, (items, onOrder, discount) => {
        const { list, rewards, discounts } = deductionsFor(gbp(items), onOrder, discount)
        const taken = rewards.value + discounts.value
        expect(taken).toBeLessThanOrEqual(items)
        expect(list.reduce((sum, each) => sum + each.amount.value, 0)).toBe(taken)
        expect(list.every((each) => each.amount.value > 0)).toBe(true)
      }),
    )
  })

  it('takes no less off than the reward alone, and no more than both on the full price', () => {
    fc.assert(
      fc.property(value, anyReward, anyDiscount, (items, onOrder, discount) => {
        const both = deductionsFor(gbp(items), onOrder, discount)
        const alone = deductionsFor(gbp(items), onOrder, null)
        const full = deductionsFor(gbp(items), null, discount)
        expect(both.rewards).toEqual(alone.rewards)
        expect(both.discounts.value).toBeLessThanOrEqual(full.discounts.value)
      }),
    )
  })

  it('leaves fees and deposit whole', () => {
    const containers = [{ ml: 330 }, { ml: 750 }]
    const eur = (each: number) => money('EUR', each)
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 100 }), value, (items, share, worth) => {
        const { list, rewards, discounts } = deductionsFor(
          eur(items),
          { type: 'RED', value: eur(worth), displayName: null },
          percent(share),
        )
        const basis = { market: 'IE', fulfilmentType: 'DELIVERY', itemsTotal: eur(items), containers } as const
        const fees = feesFor({ ...basis, discounts, rewards, deliveryFee: eur(249) })
        const totals = totalsOf([{ price: eur(items), quantity: 1 }], fees, list, 'EUR')
        expect(totals.deductions.value).toBe(rewards.value + discounts.value)
        expect(totals.grandTotal.value).toBe(items - rewards.value - discounts.value + totals.fees.value)
        if (items > 0)
          expect(fees.filter(({ kind }) => kind === 'DELIVERY' || kind === 'DEPOSIT').map((fee) => fee.amount)).toEqual(
            [eur(249), eur(40)],
          )
      }),
    )
  })
})
