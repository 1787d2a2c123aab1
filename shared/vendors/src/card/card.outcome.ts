import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import type { CardError, CardErrorType, CardOutcome } from './card-payment'

const TYPES: readonly CardErrorType[] = [
  'api_connection_error',
  'api_error',
  'authentication_error',
  'card_error',
  'idempotency_error',
  'invalid_request_error',
  'rate_limit_error',
  'validation_error',
]

const isKnownType = (type: string): type is CardErrorType => TYPES.some((known) => known === type)

/** The provider's error as it is kept (I12). One without a code gets ours; an unknown family counts as the provider's own trouble. */
export const toCardError = (error: StripeError): CardError => ({
  type: isKnownType(error.type) ? error.type : 'api_error',
  errorCode: error.code ?? 'STRIPE_ERROR',
  declineCode: error.decline_code ?? null,
  message: error.message ?? 'Could not set payment method',
})

const ofStatus = (status: string | undefined): CardOutcome | null => {
  switch (status) {
    case 'succeeded':
    case 'requires_capture':
      return { kind: 'paid' }
    case 'processing':
      return { kind: 'unconfirmed' }
    default:
      return null
  }
}

const ofError = (given: StripeError): CardOutcome => {
  // "Already succeeded": another tab, or an answer that was lost, was faster. The payment says it better than the error.
  const settled = ofStatus(given.payment_intent?.status)
  if (settled !== null) return settled
  const error = toCardError(given)
  // The bank asked and was not convinced, or was not answered. The provider files that under bad requests; to a customer it is a refusal.
  if (error.errorCode === 'payment_intent_authentication_failure') return { kind: 'declined', error }
  switch (error.type) {
    case 'card_error':
    // One card after the other, too many of them: the bank was not asked, and a new try later may go through.
    case 'rate_limit_error':
      return { kind: 'declined', error }
    case 'validation_error':
      return { kind: 'incomplete', error }
    case 'api_connection_error':
    case 'api_error':
    case 'idempotency_error':
      return { kind: 'unconfirmed' }
    case 'authentication_error':
    case 'invalid_request_error':
      return { kind: 'failed', error }
  }
}

/** What a confirmation means for the customer. Whenever money may have moved without our knowing, the answer is `unconfirmed`. */
export const toOutcome = ({ paymentIntent, error }: PaymentIntentResult): CardOutcome =>
  error !== undefined ? ofError(error) : (ofStatus(paymentIntent.status) ?? { kind: 'unconfirmed' })
