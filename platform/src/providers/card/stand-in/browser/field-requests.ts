import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js'
import type { Card, Expected } from './messages'

/** Calls to the provider from inside the frame. They answer `{ error }` in the provider's shape, and never throw. */
const UNREACHABLE = {
  error: {
    type: 'api_connection_error' as const,
    message:
      'We are experiencing issues connecting to our payments provider. You have not been charged. Please try again.',
  },
}

type Refused = { readonly error: StripeError }

/** The provider answers what was asked for, or `error`; it is ours, and its own tests hold it to that. */
const post = async <T>(path: string, body: object): Promise<(T & { readonly error?: never }) | Refused> => {
  try {
    const response = await fetch(`/stand-ins/card/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as (T & { readonly error?: never }) | Refused
  } catch {
    return UNREACHABLE
  }
}

/** A client secret is `<intent id>_secret_<random>`. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

interface CardOf {
  readonly card: Card
  readonly billing_details: object
}

export const confirmIntent = async (
  key: string,
  clientSecret: string,
  { card, billing_details, expected }: CardOf & { readonly expected?: Expected | undefined },
) => {
  const answer = await post<PaymentIntent>(`payment_intents/${encodeURIComponent(intentIdOf(clientSecret))}/confirm`, {
    key,
    client_secret: clientSecret,
    payment_method_data: { type: 'card', card, billing_details },
    expected,
  })
  return answer.error ? { error: answer.error } : { paymentIntent: answer }
}

export const createMethod = async (key: string, { card, billing_details }: CardOf) => {
  const answer = await post<PaymentMethod>('payment_methods', { key, type: 'card', card, billing_details })
  return answer.error ? { error: answer.error } : { paymentMethod: answer }
}
