import { aBasket, aLine } from '@galo/testing'
import { appliedCode } from './code.model'

describe('appliedCode', () => {
  it('is the code on the basket, by the name of what it takes off', () => {
    const deductions = [
      { kind: 'GREEN_REWARD', amount: { currency_code: 'GBP' as const, value: 10 } },
      { kind: 'PERCENT', amount: { currency_code: 'GBP' as const, value: 10 }, display_name: '20% off your food' },
    ]
    const promotions = { codes: ['GALO20'], applied: [{ discount_code: 'GALO20', kind: 'PERCENT' }] }
    expect(appliedCode(aBasket({ menu_items: [aLine({ deductions })], promotions }))).toEqual({
      code: 'GALO20',
      name: '20% off your food',
    })
  })

  it('is there without a name when there is nothing left that it could take off', () => {
    expect(appliedCode(aBasket({ promotions: { codes: ['GALO20'], applied: [] } }))).toEqual({
      code: 'GALO20',
      name: null,
    })
  })

  it('is none on a basket without one', () => {
    expect(appliedCode(aBasket())).toBeNull()
  })
})
