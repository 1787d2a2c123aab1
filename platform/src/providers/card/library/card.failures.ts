import Stripe from 'stripe'
import { logDefect } from '../../../kernel/defect'
import { CardProviderFailed, type CardFailure } from '../port'

const { errors } = Stripe

/** The library's errors, each by the name the provider itself gives it. */
const FAILURES: readonly (readonly [new (...args: never[]) => Error, CardFailure])[] = [
  [errors.StripeConnectionError, 'api_connection_error'],
  [errors.StripeRateLimitError, 'rate_limit_error'],
  [errors.StripeIdempotencyError, 'idempotency_error'],
  [errors.StripeAuthenticationError, 'authentication_error'],
  [errors.StripePermissionError, 'authentication_error'],
  [errors.StripeCardError, 'card_error'],
  [errors.StripeInvalidRequestError, 'invalid_request_error'],
]

/** Null for what the library did not throw. */
export const failureOf = (error: unknown): CardFailure | null => {
  if (!(error instanceof errors.StripeError)) return null
  return FAILURES.find(([kind]) => error instanceof kind)?.[1] ?? 'api_error'
}

/** The provider's name for what is wrong, `resource_missing` say; null for what it did not refuse. */
export const refusalCode = (error: unknown): string | null =>
  error instanceof errors.StripeInvalidRequestError ? (error.code ?? null) : null

/** What only our own mistake, or a wrong key, can lead to: somebody has to look at it. */
const OURS: readonly CardFailure[] = ['authentication_error', 'idempotency_error', 'invalid_request_error']

/** Asks, and turns the library's errors into ours. Its texts stay in our log: they name keys and fields that are nobody's business. */
export const asked = async <T>(what: string, question: () => Promise<T>): Promise<T> => {
  try {
    return await question()
  } catch (error) {
    const type = failureOf(error)
    if (type === null) throw error
    const requestId = error instanceof errors.StripeError ? (error.requestId ?? null) : null
    if (OURS.includes(type)) logDefect(`The card provider refused to ${what} (${type}, request ${requestId})`, error)
    throw new CardProviderFailed(type, requestId, error)
  }
}
