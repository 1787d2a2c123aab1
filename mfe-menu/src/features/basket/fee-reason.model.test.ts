import type { FeeKind } from '@galo/domain'
import { aBasket, aLine } from '@galo/testing'
import { feeReason } from './fee-reason.model'

const UK = { language: 'en', market: 'UK' } as const
const IE = { language: 'en', market: 'IE' } as const
const pence = (value: number) => ({ currency_code: 'GBP' as const, value })

describe('feeReason', () => {
  it.each<[FeeKind, RegExp]>([
    ['SERVICE', /^11% of your food after any code: never less than £0\.99, never more than £2\.99\./],
    ['SMALL_ORDER', /^A delivery under £15\.00 pays what is missing, up to £2\.00\. Spend £13\.80 more on food/],
    ['DELIVERY', /^For the ride/],
    ['BAG', /^One carrier bag/],
    ['MINIMUM_TRANSACTION', /less than £0\.30/],
    ['DEPOSIT', /^You get it back/],
  ])('says in plain words what %s is for', (kind, words) => {
    expect(feeReason(kind, aBasket(), UK)).toMatch(words)
  })

  it('says nothing of a fee that nobody has told us about', () => {
    expect(feeReason('LATE_NIGHT', aBasket(), UK)).toBeNull()
  })

  it('counts a small order less its codes, and not less its rewards', () => {
    const deductions = [
      { kind: 'GREEN_REWARD', amount: pence(300) },
      { kind: 'AMOUNT_DISCOUNT', amount: pence(200) },
    ]
    const basket = aBasket({ menu_items: [aLine({ each: 1_400, deductions })] })
    expect(feeReason('SMALL_ORDER', basket, UK)).toContain('Spend £3.00 more on food')
  })

  it('counts bottles and cans by size, each at what it is worth', () => {
    const can = { kind: 'can', ml: 330 }
    const menu_items = [
      aLine({ containers: [can], quantity: 2 }),
      aLine({ containers: [{ kind: 'bottle', ml: 750 }] }),
      aLine({ containers: [can] }),
    ]
    expect(feeReason('DEPOSIT', aBasket({ menu_items }), IE)).toMatch(
      /^3 bottles or cans up to 500 ml at €0\.15: €0\.45\. 1 bottle or can over 500 ml: €0\.25\. You get it back/,
    )
  })
})
