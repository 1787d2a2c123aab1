import { askBank } from './challenge-dialog.js'
import { createElements } from './elements.js'
import { IntegrationError, notAuthenticated, refusal } from './errors.js'
import { createRequests } from './requests.js'

/** Elements before there is an intent, and a card form that asks for neither country nor postcode. */
const BETAS = ['elements_enable_deferred_intent_beta_1', 'relaxed_card_country_postcode_beta_1']

const NOT_OFFERED = [
  'collectBankAccountToken',
  'confirmCardSetup',
  'confirmSetup',
  'createConfirmationToken',
  'createEphemeralKeyNonce',
  'createSource',
  'createToken',
  'initCheckout',
  'initEmbeddedCheckout',
  'paymentRequest',
  'retrieveSetupIntent',
]

const notOffered = (name) => () => {
  throw new IntegrationError(`stripe.${name}() is not supported by the card stand-in.`)
}

const isCardElement = (card) => card?._elementType === 'cardNumber' || card?._elementType === 'card'

/** Where the customer goes after paying, with what the page needs to look the payment up. */
const returnUrlOf = (url, intent) => {
  const target = new URL(url)
  target.searchParams.set('payment_intent', intent.id)
  target.searchParams.set('payment_intent_client_secret', intent.client_secret)
  target.searchParams.set('redirect_status', intent.status)
  return target.href
}

/** @param {string} origin of the provider: where its frames and calls are */
export const createStripe = (origin, key, { betas = [] } = {}) => {
  if (typeof key !== 'string' || key === '')
    throw new IntegrationError('Please call Stripe() with your publishable key. You used an empty string.')
  const unknown = betas.filter((beta) => !BETAS.includes(beta))
  if (unknown.length > 0) throw new IntegrationError(`Unknown beta: ${unknown.join(', ')}`)
  const { retrieve, confirmKnown } = createRequests(origin, key)

  /** Lets the bank ask, if it wants to, and says what came of it. */
  const finish = async (result, clientSecret) => {
    const action = result.paymentIntent?.status === 'requires_action' && result.paymentIntent.next_action
    if (!action) return result
    await askBank(origin, action.use_stripe_sdk.stripe_js)
    const after = await retrieve(clientSecret)
    if (after.error || after.paymentIntent.status === 'succeeded') return after
    const { last_payment_error: reason, status } = after.paymentIntent
    if (status === 'requires_action') return notAuthenticated(after.paymentIntent)
    return reason ? { error: { ...reason, payment_intent: after.paymentIntent } } : after
  }

  const paymentElementOf = (elements, what) => {
    const element = elements?.getElement?.('payment')
    if (!element?._isMounted()) throw new IntegrationError(`stripe.${what}() needs a mounted Payment Element.`)
    return element
  }

  const stripe = {
    elements: (options) => createElements({ origin, key }, options),

    confirmCardPayment: async (clientSecret, { payment_method: method } = {}, { handleActions = true } = {}) => {
      const confirm = () => {
        if (typeof method === 'string') return confirmKnown(clientSecret, method)
        if (!isCardElement(method?.card)) return refusal('confirmCardPayment needs a mounted card number element.')
        return method.card._ask({ type: 'confirm', clientSecret, billingDetails: method.billing_details ?? {} })
      }
      const result = await confirm()
      return handleActions ? finish(result, clientSecret) : result
    },

    confirmPayment: async ({ elements, clientSecret, confirmParams = {}, redirect = 'always' } = {}) => {
      const element = paymentElementOf(elements, 'confirmPayment')
      const options = elements._options()
      const isDeferred = options.mode !== undefined
      const secret = isDeferred ? clientSecret : (options.clientSecret ?? clientSecret)
      if (typeof secret !== 'string')
        throw new IntegrationError('stripe.confirmPayment() needs the clientSecret of a PaymentIntent.')
      if (isDeferred && !elements._isSubmitted())
        throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().')
      if (redirect !== 'if_required' && confirmParams.return_url === undefined)
        throw new IntegrationError("confirmParams.return_url is required unless redirect is 'if_required'.")
      const asked = await element._ask({
        type: 'confirm',
        clientSecret: secret,
        billingDetails: confirmParams.payment_method_data?.billing_details ?? {},
        ...(isDeferred ? { expected: { amount: options.amount, currency: options.currency } } : {}),
      })
      const result = await finish(asked, secret)
      if (result.error || redirect === 'if_required') return result
      location.assign(returnUrlOf(confirmParams.return_url, result.paymentIntent))
      // The page is on its way out: nobody should act on an answer any more.
      return new Promise(() => {})
    },

    /** @param {any} given from an element by name, or from a whole group */
    createPaymentMethod: async ({ card, billing_details: billingDetails = {}, elements, params } = {}) => {
      if (elements)
        return paymentElementOf(elements, 'createPaymentMethod')._ask({
          type: 'createMethod',
          billingDetails: params?.billing_details ?? {},
        })
      return isCardElement(card)
        ? card._ask({ type: 'createMethod', billingDetails })
        : refusal('createPaymentMethod needs a mounted card number element.')
    },

    retrievePaymentIntent: (clientSecret) => retrieve(clientSecret),
    handleNextAction: async ({ clientSecret } = {}) => finish(await retrieve(clientSecret), clientSecret),
    handleCardAction: async (clientSecret) => finish(await retrieve(clientSecret), clientSecret),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
  for (const name of NOT_OFFERED) stripe[name] = notOffered(name)
  return stripe
}

/** `window.Stripe`: called, with or without `new`. */
export const createStripeFactory = (origin) => {
  const Stripe = function (key, options) {
    return createStripe(origin, key, options)
  }
  Stripe.version = 'endive'
  return Stripe
}
