import fc from 'fast-check'
import { formatMoney, toMajorUnits } from './format-money'
import { money } from './money'

describe('formatMoney', () => {
  it.each([
    ['GBP', 1_150, '£11.50'],
    ['EUR', 1_250, '€12.50'],
    ['GBP', 5, '£0.05'],
    ['GBP', 0, '£0.00'],
    ['GBP', -100, '-£1.00'],
    ['EUR', -5, '-€0.05'],
    ['GBP', 123_456, '£1234.56'],
  ] as const)('shows %s %i as %s', (currencyCode, value, shown) => {
    expect(formatMoney(money(currencyCode, value))).toBe(shown)
  })

  it('can be read back to the penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (value) => {
        const major = toMajorUnits(money('GBP', value))
        expect(major).toMatch(/^-?\d+\.\d\d$/)
        expect(Number(major.replace('.', ''))).toBe(value)
      }),
    )
  })
})
