import fc from 'fast-check'
import { money } from '../money/money'
import { totalsOf } from './totals'

const gbp = (value: number) => money('GBP', value)
const amount = fc.integer({ min: 0, max: 100_000 }).map(gbp)
const lines = fc.array(fc.record({ price: amount, quantity: fc.integer({ min: 1, max: 20 }) }), { maxLength: 8 })
const amounts = fc.array(fc.record({ amount }), { maxLength: 5 })

describe('totalsOf', () => {
  it('adds up what the customer can add up', () => {
    const totals = totalsOf(
      [
        { price: gbp(1_195), quantity: 2 },
        { price: gbp(95), quantity: 1 },
      ],
      [{ amount: gbp(10) }],
      [{ amount: gbp(200) }],
      'GBP',
    )
    expect(totals).toEqual({ items: gbp(2_485), deductions: gbp(200), fees: gbp(10), grandTotal: gbp(2_295) })
  })

  it('takes no more off than there is, so that a deposit is still paid', () => {
    expect(totalsOf([{ price: gbp(500), quantity: 1 }], [{ amount: gbp(15) }], [{ amount: gbp(900) }], 'GBP')).toEqual({
      items: gbp(500),
      deductions: gbp(500),
      fees: gbp(15),
      grandTotal: gbp(15),
    })
  })

  it('is nothing, in the right currency, for an empty basket', () => {
    expect(totalsOf([], [], [], 'EUR').grandTotal).toEqual({ currencyCode: 'EUR', value: 0 })
  })

  it('is the sum of its parts, whatever is in it', () => {
    fc.assert(
      fc.property(lines, amounts, amounts, (inBasket, fees, deductions) => {
        const { items, deductions: taken, fees: charged, grandTotal } = totalsOf(inBasket, fees, deductions, 'GBP')
        expect(items.value).toBe(inBasket.reduce((sum, { price, quantity }) => sum + price.value * quantity, 0))
        expect(charged.value).toBe(fees.reduce((sum, fee) => sum + fee.amount.value, 0))
        expect(grandTotal.value).toBe(items.value - taken.value + charged.value)
        expect(grandTotal.value).toBeGreaterThanOrEqual(charged.value)
      }),
    )
  })

  it('does not care in which order lines were added', () => {
    fc.assert(
      fc.property(lines, (inBasket) => {
        expect(totalsOf([...inBasket].reverse(), [], [], 'GBP')).toEqual(totalsOf(inBasket, [], [], 'GBP'))
      }),
    )
  })

  it('does not mix currencies', () => {
    expect(() => totalsOf([{ price: money('EUR', 100), quantity: 1 }], [], [], 'GBP')).toThrow(TypeError)
  })
})
