import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { CustomFontSource, StripeElementStyle } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { CardError, CardPayment } from './card-payment'
import type { CardLoad } from './load-card'
import { toOutcome } from './card.outcome'

export type CardFieldName = 'number' | 'expiry' | 'cvc'

export interface CardFieldState {
  readonly empty: boolean
  readonly complete: boolean
  /** The provider's code of what is wrong with what was typed, e.g. `incomplete_number`. */
  readonly errorCode: string | null
  /** Of the number only; `unknown` until its first digits say more. */
  readonly brand: string | null
}

const ELEMENTS = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement }

export interface CardFieldProps {
  readonly name: CardFieldName
  /** Of the wrapper; a `<label htmlFor>` on it puts the focus into the frame. */
  readonly id: string
  readonly className?: string
  /** Text inside the frame can't inherit from the page. Keep it stable: a change is sent into the frame. */
  readonly inside: StripeElementStyle
  readonly placeholder?: string
  readonly onChange: (state: CardFieldState) => void
  /** The field lives: from here on it has told of everything that was typed, also of what was typed before. */
  readonly onReady?: () => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

/** One field of the card, in a frame of the provider's own: its digits never reach this page. */
export const CardField = ({ name, id, className, inside, placeholder, onChange, ...events }: CardFieldProps) => {
  const Element = ELEMENTS[name]
  return (
    <Element
      id={id}
      {...(className === undefined ? {} : { className })}
      options={{ style: inside, ...(placeholder === undefined ? {} : { placeholder }) }}
      onChange={(event: { empty: boolean; complete: boolean; error?: { code: string } | undefined; brand?: string }) =>
        onChange({
          empty: event.empty,
          complete: event.complete,
          errorCode: event.error?.code ?? null,
          brand: event.brand ?? null,
        })
      }
      {...events}
    />
  )
}

/** The fields have left the page: nothing was sent to anybody. */
const NO_FIELDS: CardError = {
  type: 'invalid_request_error',
  errorCode: 'STRIPE_ERROR',
  declineCode: null,
  message: 'The card fields are not on the page',
}

const Handle = ({ onReady }: { readonly onReady: (card: CardPayment | null) => void }) => {
  const stripe = useStripe()
  const elements = useElements()
  const reportReady = useEffectEvent(onReady)
  useEffect(() => {
    if (stripe === null || elements === null) return
    reportReady({
      async confirm(clientSecret, { name, email }) {
        const card = elements.getElement(CardNumberElement)
        if (card === null) return { kind: 'failed', error: NO_FIELDS }
        try {
          return toOutcome(
            await stripe.confirmCardPayment(clientSecret, {
              payment_method: { card, billing_details: { name, email } },
            }),
          )
        } catch {
          return { kind: 'unconfirmed' }
        }
      },
    })
    return () => reportReady(null)
  }, [stripe, elements])
  return null
}

export interface CardFormProps {
  readonly provider: Extract<CardLoad, { kind: 'ready' }>['provider']
  /** What is written in inside the frames, which know none of the page's fonts. The first ones given stay. */
  readonly fonts: readonly CustomFontSource[]
  /** Gets the port while the fields are on the page, and `null` when they leave. */
  readonly onReady: (card: CardPayment | null) => void
  readonly children: ReactNode
}

/** Holds the fields of one card. The provider's object goes to its own, unmodified React package. */
export const CardForm = ({ provider, fonts, onReady, children }: CardFormProps) => (
  <Elements stripe={provider} options={{ fonts: [...fonts] }}>
    <Handle onReady={onReady} />
    {children}
  </Elements>
)
