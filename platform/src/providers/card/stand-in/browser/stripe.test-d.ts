import type {
  Stripe,
  StripeConstructor,
  StripeCardCvcElement,
  StripeCardCvcElementOptions,
  StripeCardElement,
  StripeCardElementOptions,
  StripeCardExpiryElement,
  StripeCardExpiryElementOptions,
  StripeCardNumberElement,
  StripeCardNumberElementOptions,
  StripeElements,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementOptions,
  StripePaymentElement,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import type { createStripe, createStripeFactory } from './v3/stripe'

/**
 * The stand-in against the provider's published types. What a page may use is named here; a call the stand-in loses, renames or answers
 * differently does not compile, nor does one that a new version of the types has changed.
 */
type UsedStripe = Pick<
  Stripe,
  | 'confirmCardPayment'
  | 'confirmPayment'
  | 'createPaymentMethod'
  | 'handleCardAction'
  | 'handleNextAction'
  | 'registerAppInfo'
  | 'retrievePaymentIntent'
>
type Handling = 'blur' | 'destroy' | 'focus' | 'mount' | 'off' | 'on' | 'once' | 'unmount' | 'update'
type Payment = Pick<StripePaymentElement, Handling | 'collapse'>
type CardNumber = Pick<StripeCardNumberElement, Handling | 'clear'>
type CardExpiry = Pick<StripeCardExpiryElement, Handling | 'clear'>
type CardCvc = Pick<StripeCardCvcElement, Handling | 'clear'>
type Card = Pick<StripeCardElement, Handling | 'clear'>

type Express = Pick<StripeExpressCheckoutElement, Exclude<Handling, 'focus' | 'blur'>>

interface UsedElements extends Pick<StripeElements, 'fetchUpdates' | 'on' | 'submit' | 'update'> {
  create(type: 'payment', options?: StripePaymentElementOptions): Payment
  create(type: 'cardNumber', options?: StripeCardNumberElementOptions): CardNumber
  create(type: 'cardExpiry', options?: StripeCardExpiryElementOptions): CardExpiry
  create(type: 'cardCvc', options?: StripeCardCvcElementOptions): CardCvc
  create(type: 'expressCheckout', options?: StripeExpressCheckoutElementOptions): Express
  create(type: 'card', options?: StripeCardElementOptions): Card
  getElement(type: 'payment'): Payment | null
  getElement(type: 'cardNumber'): CardNumber | null
  getElement(type: 'card'): Card | null
}

declare const stripe: ReturnType<typeof createStripe>

declare const factory: ReturnType<typeof createStripeFactory>

export const used: UsedStripe = stripe
export const construct: (...given: Parameters<StripeConstructor>) => UsedStripe = factory
export const usedElements = (options: StripeElementsOptionsMode): UsedElements => stripe.elements(options)
// @ts-expect-error What the stand-in does not have can not be used by mistake.
export const notOffered: Pick<Stripe, 'retrieveSetupIntent'> = stripe
