import { isDiscountCode, isTableNumber, normaliseDiscountCode } from './codes'

describe('isTableNumber', () => {
  it('is 1 to 999, as it stands on the table', () => {
    expect(['1', '12', '999', ' 7 '].every(isTableNumber)).toBe(true)
    expect(['0', '07', '1000', '-1', '1.5', 'seven', ''].some(isTableNumber)).toBe(false)
  })
})

describe('isDiscountCode', () => {
  it('is taken in lower case and sent in upper', () => {
    expect(isDiscountCode(' peri-10_off ')).toBe(true)
    expect(normaliseDiscountCode(' peri-10_off ')).toBe('PERI-10_OFF')
  })

  it('has no spaces inside, no other signs and at most 32 characters', () => {
    expect(['', 'TWO WORDS', 'ÇA', '50%', 'X'.repeat(33)].some(isDiscountCode)).toBe(false)
    expect(isDiscountCode('X'.repeat(32))).toBe(true)
  })
})
