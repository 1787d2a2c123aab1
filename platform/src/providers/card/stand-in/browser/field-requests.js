/** Calls to the provider from inside the frame. They answer `{ error }` in the provider's shape, and never throw. */
const UNREACHABLE = {
  error: {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. You have not been charged. Please try again.',
  },
}

const post = async (path, body) => {
  try {
    const response = await fetch(`/stand-ins/card/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await response.json()
  } catch {
    return UNREACHABLE
  }
}

/** A client secret is `<intent id>_secret_<random>`. */
export const intentIdOf = (clientSecret) => String(clientSecret).split('_secret_')[0]

export const confirmIntent = async (key, clientSecret, { card, billing_details, expected }) => {
  const answer = await post(`payment_intents/${encodeURIComponent(intentIdOf(clientSecret))}/confirm`, {
    key,
    client_secret: clientSecret,
    payment_method_data: { type: 'card', card, billing_details },
    expected,
  })
  return answer.error ? { error: answer.error } : { paymentIntent: answer }
}

export const createMethod = async (key, { card, billing_details }) => {
  const answer = await post('payment_methods', { key, type: 'card', card, billing_details })
  return answer.error ? { error: answer.error } : { paymentMethod: answer }
}
