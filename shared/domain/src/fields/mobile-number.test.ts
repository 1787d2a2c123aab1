import { mobileNumberOf } from './mobile-number'

describe('mobileNumberOf', () => {
  it.each([
    ['07700 900123', 'UK', '+447700900123'],
    ['+44 (0)7700 900123', 'IE', '+447700900123'],
    ['0044 7700 900123', 'IE', '+447700900123'],
    ['085 123 4567', 'IE', '+353851234567'],
    ['+353 85 123-4567', 'UK', '+353851234567'],
    ['+49 151 23456789', 'UK', '+4915123456789'],
  ] as const)('reads %s in %s as %s', (typed, market, number) => {
    expect(mobileNumberOf(typed, market)).toBe(number)
  })

  it.each([
    ['', 'UK'],
    ['0161 496 0000', 'UK'],
    ['01 496 0000', 'IE'],
    ['085 123 4567', 'UK'],
    ['07700 90012', 'UK'],
    ['7700 900123', 'UK'],
    ['07700 9OO123', 'UK'],
    ['+1 234', 'UK'],
    ['+44', 'UK'],
  ] as const)('has none for %s in %s', (typed, market) => {
    expect(mobileNumberOf(typed, market)).toBeNull()
  })
})
