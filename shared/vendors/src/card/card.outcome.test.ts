import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { toOutcome } from './card.outcome'

const intent = (status: PaymentIntent['status']) => ({ status }) as PaymentIntent
const failedWith = (error: Partial<StripeError>) =>
  toOutcome({ error: { type: 'card_error', ...error } as StripeError })

describe('toOutcome', () => {
  it('is paid when the provider says so', () => {
    expect(toOutcome({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'paid' })
  })

  it('is paid when another tab was faster', () => {
    const outcome = failedWith({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: intent('succeeded'),
    })
    expect(outcome).toEqual({ kind: 'paid' })
  })

  it('keeps the bank’s own reason for a refusal', () => {
    expect(failedWith({ code: 'card_declined', decline_code: 'insufficient_funds', message: 'No.' })).toEqual({
      kind: 'declined',
      error: { type: 'card_error', errorCode: 'card_declined', declineCode: 'insufficient_funds', message: 'No.' },
    })
  })

  it('stays a refusal although the payment is still open for another card', () => {
    expect(failedWith({ code: 'card_declined', payment_intent: intent('requires_payment_method') }).kind).toBe(
      'declined',
    )
  })

  it.each(['requires_payment_method', 'requires_action'] as const)(
    'lets a card be tried again after the bank was not convinced (%s)',
    (status) => {
      const error = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' } as const
      expect(failedWith({ ...error, payment_intent: intent(status) }).kind).toBe('declined')
    },
  )

  it('lets a card be tried again after too many tries in a row', () => {
    expect(failedWith({ type: 'rate_limit_error', code: 'rate_limit' }).kind).toBe('declined')
  })

  it('does not count unfinished fields as a failure', () => {
    expect(failedWith({ type: 'validation_error', code: 'incomplete_number' }).kind).toBe('incomplete')
  })

  it.each(['api_connection_error', 'api_error', 'idempotency_error'] as const)('does not know after %s', (type) => {
    expect(failedWith({ type })).toEqual({ kind: 'unconfirmed' })
  })

  it.each(['authentication_error', 'invalid_request_error'] as const)('ends with %s', (type) => {
    expect(failedWith({ type }).kind).toBe('failed')
  })

  it('does not know of a family of errors that is new', () => {
    expect(failedWith({ type: 'something_new' as StripeError['type'] })).toEqual({ kind: 'unconfirmed' })
  })

  it('does not know while the bank thinks', () => {
    expect(toOutcome({ paymentIntent: intent('processing') })).toEqual({ kind: 'unconfirmed' })
  })

  it('gives an error without a code the house’s own', () => {
    const outcome = failedWith({})
    expect(outcome.kind === 'declined' && outcome.error).toMatchObject({
      errorCode: 'STRIPE_ERROR',
      message: 'Could not set payment method',
    })
  })
})
