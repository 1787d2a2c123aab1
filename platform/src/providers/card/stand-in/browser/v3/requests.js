import { CONNECTION_ERROR } from './errors.js'

/** The calls this page makes itself: none of them has a card number in it. */
export const createRequests = (origin, key) => {
  const call = async (path, init) => {
    try {
      const response = await fetch(`${origin}/stand-ins/card/v1/${path}`, init)
      return await response.json()
    } catch {
      return CONNECTION_ERROR
    }
  }
  const asIntent = (answer) => (answer.error ? { error: answer.error } : { paymentIntent: answer })
  const intentPath = (clientSecret) =>
    `payment_intents/${encodeURIComponent(String(clientSecret).split('_secret_')[0])}`

  return {
    retrieve: async (clientSecret) =>
      asIntent(await call(`${intentPath(clientSecret)}?${new URLSearchParams({ key, client_secret: clientSecret })}`)),
    confirmKnown: async (clientSecret, method) => {
      const body = JSON.stringify({ key, client_secret: clientSecret, payment_method: method })
      const headers = { 'content-type': 'application/json' }
      return asIntent(await call(`${intentPath(clientSecret)}/confirm`, { method: 'POST', headers, body }))
    },
  }
}
