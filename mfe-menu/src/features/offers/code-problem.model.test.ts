import { RejectedError } from '@galo/contracts/errors'
import { problemIn, problemNamed } from './code-problem.model'
import { CODE_WORDS } from './code.words'
import { refusalWords } from './code.model'

const rejected = (errorCode: string) =>
  new RejectedError(
    { errorCode, status: 409, message: '', endPoint: '', method: 'POST', apiSource: 'basket' },
    { errors: [] },
  )

const said = (errorCode: string): string | null => {
  const refusal = problemIn(rejected(errorCode))
  return refusal === null ? null : refusalWords(refusal, CODE_WORDS.en)
}

describe('a code that is not taken', () => {
  it.each([
    ['DISCOUNT_CODE_INVALID', /^Invalid discount code\. .*check the spelling/],
    ['DISCOUNT_CODE_NOT_STARTED', /^Invalid discount code\. It isn’t running yet/],
    ['DISCOUNT_CODE_EXPIRED', /^Invalid discount code\. It has ended/],
    ['DISCOUNT_CODE_WRONG_MARKET', /country/],
    ['DISCOUNT_CODE_WRONG_RESTAURANT', /restaurant/],
    ['DISCOUNT_CODE_WRONG_FULFILMENT', /way of ordering/],
    ['DISCOUNT_CODE_CUSTOMERS_ONLY', /logged in/],
    ['DISCOUNT_CODE_FIRST_ORDER_ONLY', /first order/],
    ['DISCOUNT_CODE_LIMIT_REACHED', /as often as it can be/],
    ['DISCOUNT_CODE_USED_UP', /used up/],
    ['DISCOUNT_CODE_TOTAL_TOO_LOW', /isn’t enough in your basket/],
    ['DISCOUNT_ALREADY_APPLIED', /^One code an order/],
    ['TOO_MANY_CODES', /ten minutes/],
    ['BASKET_PAID', /being paid for/],
  ])('is told of %s in words of its own', (code, words) => {
    expect(said(code)).toMatch(words)
  })

  it('is no reason of the code’s when the platform fails', () => {
    expect(said('UNKNOWN')).toBeNull()
    expect(problemIn(new Error('bug'))).toBeNull()
  })

  it('is not one of ours when no reason came along, or one we have never heard of', () => {
    expect([problemNamed(null), problemNamed(undefined), problemNamed('FULL_MOON')]).toEqual([
      'INVALID',
      'INVALID',
      'INVALID',
    ])
    expect(problemNamed('USED_UP')).toBe('USED_UP')
  })

  it('is told when nobody could say', () => {
    expect(refusalWords({ reason: 'not-now' }, CODE_WORDS.en)).toMatch(
      /^Sorry, we can’t accept discount codes right now/,
    )
  })
})
