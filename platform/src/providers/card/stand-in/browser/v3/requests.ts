import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import type { Expected } from '../messages'
import { CONNECTION_ERROR } from './errors'

/** The calls this page makes itself: none of them has a card number in it. */
type Answer = (PaymentIntent & { readonly error?: undefined }) | { readonly error: StripeError }

export const createRequests = (origin: string, key: string) => {
  const call = async (path: string, init?: RequestInit): Promise<Answer> => {
    try {
      const response = await fetch(`${origin}/stand-ins/card/v1/${path}`, init)
      return (await response.json()) as Answer
    } catch {
      return CONNECTION_ERROR
    }
  }
  const asIntent = (answer: Answer): PaymentIntentResult =>
    answer.error ? { error: answer.error } : { paymentIntent: answer }
  const intentPath = (clientSecret: string) =>
    `payment_intents/${encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')}`

  return {
    retrieve: async (clientSecret: string) =>
      asIntent(await call(`${intentPath(clientSecret)}?${new URLSearchParams({ key, client_secret: clientSecret })}`)),
    confirmKnown: async (clientSecret: string, method: string, expected?: Expected) => {
      const body = JSON.stringify({ key, client_secret: clientSecret, payment_method: method, expected })
      const headers = { 'content-type': 'application/json' }
      return asIntent(await call(`${intentPath(clientSecret)}/confirm`, { method: 'POST', headers, body }))
    },
  }
}
