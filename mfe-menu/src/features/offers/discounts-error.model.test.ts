import { NetworkError, SessionEndedError } from '@galo/contracts/errors'
import { discountsError, withoutBasket } from './discounts-error.model'

const NO_TOKEN = 'Unable to make discounts call, no token available.'
const NO_BASKET = 'Unable to make discounts call, no basket ID available.'

describe('a question to the discount service', () => {
  it.each([
    ['validate', 'DISCOUNTS_VALIDATE_CODE_TOKEN_ERROR', 'DISCOUNTS_VALIDATE_CODE_BASKET_ERROR'],
    ['populate', 'DISCOUNTS_POPULATE_DISCOUNTS_TOKEN_ERROR', 'DISCOUNTS_POPULATE_DISCOUNTS_BASKET_ERROR'],
    ['basket', 'DISCOUNTS_GET_BASKET_TOKEN_ERROR', 'DISCOUNTS_GET_BASKET_ID_ERROR'],
  ] as const)('(%s) says by its own code that there was no token, and no basket', (question, token, basket) => {
    expect(discountsError(question, new SessionEndedError())).toEqual({ code: token, message: NO_TOKEN })
    expect(withoutBasket(question)).toEqual({ code: basket, message: NO_BASKET })
  })

  it.each([
    ['validate', 'DISCOUNTS_VALIDATE_DISCOUNT_CODE_ERROR'],
    ['populate', 'DISCOUNTS_GET_AVAILABLE_DISCOUNTS_ERROR'],
    ['basket', 'DISCOUNTS_GET_BASKET_ERROR'],
  ] as const)('(%s) says by its own code that nobody answered', (question, code) => {
    expect(discountsError(question, new NetworkError('unreachable'))).toEqual({
      code,
      message: 'The server could not be reached',
    })
  })
})
