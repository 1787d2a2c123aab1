/** The page uses the script wrongly: a mistake of a programmer, thrown and never answered. */
export class IntegrationError extends Error {
  name = 'IntegrationError'
}

export const CONNECTION_ERROR = {
  error: {
    type: 'api_connection_error',
    message: 'We are experiencing issues connecting to our payments provider. Please try again.',
  },
}

/** @param {string} message @param {string} [code] */
export const refusal = (message, code) => ({
  error: { type: 'invalid_request_error', ...(code ? { code } : {}), message },
})

/** The bank asked, and nobody answered: the payment still waits for it, and can be tried again. */
export const notAuthenticated = (paymentIntent) => ({
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
