import type { PaymentIntent, StripeError } from '@stripe/stripe-js'

interface Refused {
  readonly error: StripeError
  readonly paymentIntent?: undefined
}

/** The page uses the script wrongly: a mistake of a programmer, thrown and never answered. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}

export const CONNECTION_ERROR: Refused = {
  error: {
    type: 'api_connection_error',
    message: 'We are experiencing issues connecting to our payments provider. Please try again.',
  },
}

export const refusal = (message: string): Refused => ({ error: { type: 'invalid_request_error', message } })

/** The bank asked, and nobody answered: the payment still waits for it, and can be tried again. */
export const notAuthenticated = (paymentIntent: PaymentIntent): Refused => ({
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_intent: paymentIntent,
  },
})

export const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
