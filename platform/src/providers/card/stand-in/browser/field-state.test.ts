import fc from 'fast-check'
import { groupDigits, passesLuhn } from '../card-number'
import { caretAfterDigits, fieldState } from './field-state'

const facts = { now: { year: 2026, month: 11 }, cvcLength: 3 }
const number = (typed: string) => fieldState('cardNumber', typed, facts)
const expiry = (typed: string) => fieldState('cardExpiry', typed, facts)
const cvc = (typed: string, cvcLength = 3) => fieldState('cardCvc', typed, { ...facts, cvcLength })

describe('The card number field', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'visa'],
    ['378282246310005', '3782 822463 10005', 'amex'],
    ['2223003122003222', '2223 0031 2200 3222', 'mastercard'],
    ['30569309025904', '3056 930902 5904', 'diners'],
  ])('groups %s as it is printed on the card', (typed, text, brand) => {
    expect(number(typed)).toMatchObject({ text, brand, complete: true, empty: false, error: undefined })
  })

  it('says a whole number that can not be is invalid, and a begun one is only incomplete', () => {
    expect(number('4242424242424241')).toMatchObject({ complete: false, error: { code: 'invalid_number' } })
    expect(number('4242')).toMatchObject({
      complete: false,
      error: undefined,
      incomplete: { code: 'incomplete_number' },
    })
  })

  it('takes digits from whatever is pasted and no more than the card has', () => {
    expect(number('4242-4242-4242-4242-9999').text).toBe('4242 4242 4242 4242')
    expect(number('hello')).toMatchObject({ text: '', empty: true })
  })

  it('shows every digit that was typed, in order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), (digits) => {
        expect(groupDigits(digits).replaceAll(' ', '')).toBe(digits)
      }),
    )
  })

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const digits = [...'4242424242424242']
        digits[at] = String((Number(digits[at]) + shift) % 10)
        expect(passesLuhn(digits.join(''))).toBe(false)
      }),
    )
  })
})

describe('The expiry field', () => {
  it.each([
    ['1234', '12 / 34'],
    ['5', '05'],
    ['1', '1'],
    ['13', '1'],
    ['0', '0'],
    ['12/2034', '12 / 34'],
    ['1/', '01'],
    ['128', '12 / 8'],
  ])('turns %s into %s', (typed, text) => {
    expect(expiry(typed).text).toBe(text)
  })

  it('takes this month, and neither the last one nor a year long gone', () => {
    expect(expiry('1126').complete).toBe(true)
    expect(expiry('1026').error?.code).toBe('invalid_expiry_month_past')
    expect(expiry('1225').error?.code).toBe('invalid_expiry_year_past')
    expect(expiry('1299').error?.code).toBe('invalid_expiry_year')
  })
})

describe('The security code field', () => {
  it('wants three digits, or the four of an Amex', () => {
    expect(cvc('123').complete).toBe(true)
    expect(cvc('123', 4).complete).toBe(false)
    expect(cvc('1234', 4).complete).toBe(true)
    expect(cvc('12x34').text).toBe('123')
  })
})

describe('caretAfterDigits', () => {
  it('keeps the caret behind the digit it was behind', () => {
    expect(caretAfterDigits('4242 4', 4)).toBe(4)
    expect(caretAfterDigits('4242 4', 5)).toBe(6)
    expect(caretAfterDigits('', 3)).toBe(0)
  })
})
