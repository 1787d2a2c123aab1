import type { PaymentIntent, PaymentIntentResult, PaymentMethodResult, StripeError } from '@stripe/stripe-js'
import { askBank } from './challenge-dialog'
import type { CardElement } from './element'
import { createElements, type Group, type GroupOptions } from './elements'
import { IntegrationError, notAuthenticated, refusal } from './errors'
import { createRequests } from './requests'

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

const notOffered = (name: string) => () => {
  throw new IntegrationError(`stripe.${name}() is not supported by the card stand-in.`)
}

const isCardElement = (card: unknown): card is CardElement =>
  ['cardNumber', 'card'].includes((card as Partial<CardElement> | null | undefined)?._elementType ?? '')

/** Where the customer goes after paying, with what the page needs to look the payment up. */
const returnUrlOf = (url: string, intent: PaymentIntent): string => {
  const target = new URL(url)
  target.searchParams.set('payment_intent', intent.id)
  target.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  target.searchParams.set('redirect_status', intent.status)
  return target.href
}

interface CardMethod {
  readonly card?: unknown
  readonly billing_details?: object | undefined
}
interface PaymentOptions {
  readonly elements?: unknown
  readonly clientSecret?: unknown
  readonly confirmParams?: {
    readonly return_url?: string | undefined
    readonly payment_method_data?: { readonly billing_details?: object | undefined } | undefined
  }
  readonly redirect?: 'always' | 'if_required'
}
/** Unless the page asked to stay, whoever paid is sent on, and only what went wrong is ever answered. */
interface ConfirmPayment {
  (given: PaymentOptions & { readonly redirect: 'if_required' }): Promise<PaymentIntentResult>
  (given?: PaymentOptions): Promise<{ error: StripeError }>
}
interface MethodOptions extends CardMethod {
  readonly elements?: unknown
  readonly params?: { readonly billing_details?: object | undefined } | undefined
}

/** `origin` is the provider's: where its frames and calls are. */
export const createStripe = (
  origin: string,
  key: unknown,
  { betas = [] }: { readonly betas?: readonly string[] } = {},
) => {
  if (typeof key !== 'string' || key === '')
    throw new IntegrationError('Please call Stripe() with your publishable key. You used an empty string.')
  const unknown = betas.filter((beta) => !BETAS.includes(beta))
  if (unknown.length > 0) throw new IntegrationError(`Unknown beta: ${unknown.join(', ')}`)
  const { retrieve, confirmKnown } = createRequests(origin, key)

  /** Lets the bank ask, if it wants to, and says what came of it. */
  const finish = async (result: PaymentIntentResult, clientSecret: string): Promise<PaymentIntentResult> => {
    const action = result.paymentIntent?.status === 'requires_action' && result.paymentIntent.next_action
    if (!action) return result
    await askBank(origin, (action.use_stripe_sdk as { readonly stripe_js: string }).stripe_js)
    const after = await retrieve(clientSecret)
    if (after.error || after.paymentIntent.status === 'succeeded') return after
    const { last_payment_error: reason, status } = after.paymentIntent
    if (status === 'requires_action') return notAuthenticated(after.paymentIntent)
    return reason ? { error: { ...reason, payment_intent: after.paymentIntent } } : after
  }

  const paymentElementOf = (elements: Group | undefined, what: string): CardElement => {
    const element = elements?.getElement?.('payment')
    if (!element?._isMounted()) throw new IntegrationError(`stripe.${what}() needs a mounted Payment Element.`)
    return element
  }

  const stripe = {
    elements: (options?: GroupOptions) => createElements({ origin, key }, options),

    confirmCardPayment: async (
      clientSecret: string,
      { payment_method: method }: { readonly payment_method?: unknown } = {},
      { handleActions = true }: { readonly handleActions?: boolean } = {},
    ): Promise<PaymentIntentResult> => {
      const confirm = async (): Promise<PaymentIntentResult> => {
        if (typeof method === 'string') return confirmKnown(clientSecret, method)
        const { card, billing_details: billingDetails = {} } = (method ?? {}) as CardMethod
        if (!isCardElement(card)) return refusal('confirmCardPayment needs a mounted card number element.')
        return card._ask<PaymentIntentResult>({ type: 'confirm', clientSecret, billingDetails })
      }
      const result = await confirm()
      return handleActions ? finish(result, clientSecret) : result
    },

    confirmPayment: (async (given: PaymentOptions = {}): Promise<PaymentIntentResult> => {
      const { clientSecret, confirmParams = {}, redirect = 'always' } = given
      const elements = given.elements as Group
      const wallets = elements?.getElement?.('expressCheckout')?._wallets
      const method = wallets?.method() ?? null
      const element = method === null ? paymentElementOf(elements, 'confirmPayment') : null
      const options = elements._options()
      const isDeferred = options.mode !== undefined
      const secret = isDeferred ? clientSecret : (options.clientSecret ?? clientSecret)
      if (typeof secret !== 'string')
        throw new IntegrationError('stripe.confirmPayment() needs the clientSecret of a PaymentIntent.')
      if (isDeferred && !elements._isSubmitted())
        throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().')
      if (redirect !== 'if_required' && confirmParams.return_url === undefined)
        throw new IntegrationError("confirmParams.return_url is required unless redirect is 'if_required'.")
      const due = elements._due()
      const expected = due === null ? {} : { expected: due }
      const asked =
        element === null
          ? await confirmKnown(secret, method ?? '', due ?? undefined)
          : await element._ask<PaymentIntentResult>({
              type: 'confirm',
              clientSecret: secret,
              billingDetails: confirmParams.payment_method_data?.billing_details ?? {},
              ...expected,
            })
      // The bank's question is asked where the sheet was.
      wallets?.close()
      const result = await finish(asked, secret)
      if (result.error || redirect === 'if_required') return result
      location.assign(returnUrlOf(confirmParams.return_url ?? '', result.paymentIntent))
      // The page is on its way out: nobody should act on an answer any more.
      return new Promise(() => {})
    }) as ConfirmPayment,

    /** From an element by name, or from a whole group. */
    createPaymentMethod: async (given: MethodOptions = {}): Promise<PaymentMethodResult> => {
      const { card, billing_details: billingDetails = {}, elements, params } = given
      if (elements)
        return paymentElementOf(elements as Group, 'createPaymentMethod')._ask<PaymentMethodResult>({
          type: 'createMethod',
          billingDetails: params?.billing_details ?? {},
        })
      return isCardElement(card)
        ? card._ask<PaymentMethodResult>({ type: 'createMethod', billingDetails })
        : refusal('createPaymentMethod needs a mounted card number element.')
    },

    retrievePaymentIntent: (clientSecret: string) => retrieve(clientSecret),
    handleNextAction: async ({
      clientSecret = '',
    }: {
      readonly clientSecret?: string
      readonly hashedValue?: string
    }) => finish(await retrieve(clientSecret), clientSecret),
    handleCardAction: async (clientSecret: string) => finish(await retrieve(clientSecret), clientSecret),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
  Object.assign(stripe, Object.fromEntries(NOT_OFFERED.map((name) => [name, notOffered(name)])))
  return stripe
}

/** `window.Stripe`: called, with or without `new`. */
export const createStripeFactory = (origin: string) => {
  const Stripe = function (key: unknown, options?: { readonly betas?: readonly string[] }) {
    return createStripe(origin, key, options)
  }
  Stripe.version = 'endive'
  return Stripe
}
