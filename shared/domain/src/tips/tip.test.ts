import fc from 'fast-check'
import { formatMoney } from '../money/format-money'
import { money } from '../money/money'
import { MOST_TIP, readTip, sumWithTip } from './tip'

const amountOf = (typed: string, currency: 'GBP' | 'EUR' = 'GBP') => {
  const read = readTip(typed, currency)
  return read.ok ? read.value : read.error
}

describe('readTip', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['2', 200],
    ['2.5', 250],
    ['2,50', 250],
    ['£2.50', 250],
    [' 3 £', 300],
    ['50', MOST_TIP],
  ])('takes %j for %i', (typed, value) => expect(amountOf(typed)).toBe(value))

  it.each([
    ['lots', 'not-an-amount'],
    ['2.505', 'not-an-amount'],
    ['-2', 'not-an-amount'],
    ['1.000,00', 'not-an-amount'],
    ['££2', 'not-an-amount'],
    ['10%', 'not-an-amount'],
    ['€2', 'other-currency'],
    ['50.01', 'too-much'],
    ['250', 'too-much'],
  ])('refuses %j: %s', (typed, problem) => expect(amountOf(typed)).toBe(problem))

  it('takes euro in Ireland, and no pounds', () => {
    expect([amountOf('€2,50', 'EUR'), amountOf('£2', 'EUR')]).toEqual([250, 'other-currency'])
  })

  const tips = fc.integer({ min: 0, max: MOST_TIP })

  it('reads back every amount as the house writes it, to the penny', () =>
    fc.assert(
      fc.property(tips, fc.constantFrom('GBP', 'EUR'), (value, currency) => {
        expect(amountOf(formatMoney(money(currency, value)), currency)).toBe(value)
      }),
    ))

  it('never makes more of what is typed than may be tipped, nor a fraction of a penny', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[£€]?\d{0,7}[.,]?\d{0,3}$/)), (typed) => {
        const read = readTip(typed, 'GBP')
        if (read.ok) expect(Number.isInteger(read.value) && read.value >= 0 && read.value <= MOST_TIP).toBe(true)
      }),
    ))
})

describe('sumWithTip', () => {
  it('is the basket and the tip to the penny, and nothing where there is nothing to pay', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: MOST_TIP }), (total, tip) => {
        expect(sumWithTip(money('EUR', total), tip)).toEqual(money('EUR', total === 0 ? 0 : total + tip))
      }),
    ))
})
