import { isAppError } from '@galo/contracts/errors'
import { DISCOUNTS_ERROR_WORDS } from './discounts-error.words'

/** Row H08, what may keep the discount service from being asked or from answering. */
export type DiscountsErrorCode =
  | 'DISCOUNTS_CODE_NOT_LOCALLY_VALID'
  | 'DISCOUNTS_VALIDATE_CODE_TOKEN_ERROR'
  | 'DISCOUNTS_VALIDATE_CODE_BASKET_ERROR'
  | 'DISCOUNTS_VALIDATE_DISCOUNT_CODE_ERROR'
  | 'DISCOUNTS_POPULATE_DISCOUNTS_TOKEN_ERROR'
  | 'DISCOUNTS_POPULATE_DISCOUNTS_BASKET_ERROR'
  | 'DISCOUNTS_GET_AVAILABLE_DISCOUNTS_ERROR'
  | 'DISCOUNTS_GET_BASKET_TOKEN_ERROR'
  | 'DISCOUNTS_GET_BASKET_ID_ERROR'
  | 'DISCOUNTS_GET_BASKET_ERROR'

/** What was asked: whether a code holds, which there are, what the basket does to the card. */
export type DiscountsQuestion = 'validate' | 'populate' | 'basket'

type Lacking = 'token' | 'basket' | 'answer'

const CODES = {
  validate: {
    token: 'DISCOUNTS_VALIDATE_CODE_TOKEN_ERROR',
    basket: 'DISCOUNTS_VALIDATE_CODE_BASKET_ERROR',
    answer: 'DISCOUNTS_VALIDATE_DISCOUNT_CODE_ERROR',
  },
  populate: {
    token: 'DISCOUNTS_POPULATE_DISCOUNTS_TOKEN_ERROR',
    basket: 'DISCOUNTS_POPULATE_DISCOUNTS_BASKET_ERROR',
    answer: 'DISCOUNTS_GET_AVAILABLE_DISCOUNTS_ERROR',
  },
  basket: {
    token: 'DISCOUNTS_GET_BASKET_TOKEN_ERROR',
    basket: 'DISCOUNTS_GET_BASKET_ID_ERROR',
    answer: 'DISCOUNTS_GET_BASKET_ERROR',
  },
} as const satisfies Record<DiscountsQuestion, Record<Lacking, DiscountsErrorCode>>

const MESSAGES = DISCOUNTS_ERROR_WORDS.en

export interface DiscountsError {
  readonly code: DiscountsErrorCode
  readonly message: string
}

/** A question that could not be asked without a basket. */
export const withoutBasket = (question: DiscountsQuestion): DiscountsError => ({
  code: CODES[question].basket,
  message: MESSAGES.basket,
})

/** A question that was not answered. Without a session there is no token to ask with. */
export const discountsError = (question: DiscountsQuestion, error: unknown): DiscountsError => {
  const hasNoToken = isAppError(error) && error.code === 'session-ended'
  if (hasNoToken) return { code: CODES[question].token, message: MESSAGES.token }
  return { code: CODES[question].answer, message: error instanceof Error ? error.message : String(error) }
}
