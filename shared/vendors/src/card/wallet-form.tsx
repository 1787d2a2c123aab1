import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElementsOptionsMode, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js'
import type { CardError, CardPayment } from './card-payment'
import type { CardLoad } from './load-card'
import { toCardError, toOutcome } from './card.outcome'

/** A wallet whose holder has said yes in its sheet. Its answers are a card's: what pays is one. */
export interface WalletPayment extends CardPayment {
  /** Nothing is paid: puts the sheet away. */
  readonly fail: () => void
}

export interface WalletButtonsProps {
  /** Whether the device has a wallet. */
  readonly onReady: (hasWallet: boolean) => void
  /** A button was pressed. The sheet opens on `true`; it is answered at once, or the press is lost. */
  readonly onPress: () => boolean
  readonly onConfirm: (payment: WalletPayment) => void
}

export interface WalletFormProps extends WalletButtonsProps {
  readonly provider: Extract<CardLoad, { kind: 'ready' }>['provider']
  /** What the sheet says it costs, in the smallest unit: the payment must be for the same. */
  readonly amount: number
  /** By its code in capitals. */
  readonly currency: string
  /** How round the buttons are, in CSS. */
  readonly radius: string
}

const NOT_READY: CardError = {
  type: 'invalid_request_error',
  errorCode: 'STRIPE_ERROR',
  declineCode: null,
  message: 'The wallet’s sheet has gone',
}

/** The wallets that hold a card, side by side, and nothing that wants an account of its own. */
const OPTIONS: StripeExpressCheckoutElementOptions = {
  buttonHeight: 52,
  buttonTheme: { applePay: 'black', googlePay: 'black' },
  buttonType: { applePay: 'plain', googlePay: 'plain' },
  layout: { maxColumns: 2, maxRows: 1, overflow: 'never' },
  paymentMethods: { amazonPay: 'never', klarna: 'never', link: 'never', paypal: 'never' },
}

const Buttons = ({ onReady, onPress, onConfirm }: WalletButtonsProps) => {
  const stripe = useStripe()
  const elements = useElements()
  const paymentOf = (fail: () => void): WalletPayment => ({
    fail,
    async confirm(clientSecret) {
      if (stripe === null || elements === null) return { kind: 'failed', error: NOT_READY }
      try {
        const { error } = await elements.submit()
        if (error !== undefined) return { kind: 'failed', error: toCardError(error) }
        return toOutcome(await stripe.confirmPayment({ elements, clientSecret, redirect: 'if_required' }))
      } catch {
        return { kind: 'unconfirmed' }
      }
    },
  })
  return (
    <ExpressCheckoutElement
      options={OPTIONS}
      onReady={({ availablePaymentMethods: found }) => onReady(found?.applePay === true || found?.googlePay === true)}
      onLoadError={() => onReady(false)}
      onClick={({ resolve, reject }) => (onPress() ? resolve() : reject())}
      onConfirm={({ paymentFailed }) => onConfirm(paymentOf(() => paymentFailed({ reason: 'fail' })))}
    />
  )
}

/** The buttons of the device's wallets, drawn by the provider: what is paid with never passes through this page. */
export const WalletForm = ({ provider, amount, currency, radius, ...events }: WalletFormProps) => {
  const options: StripeElementsOptionsMode = {
    mode: 'payment',
    amount,
    currency: currency.toLowerCase(),
    allowedPaymentMethodTypes: ['card'],
    appearance: { variables: { borderRadius: radius } },
  }
  return (
    <Elements stripe={provider} options={options}>
      <Buttons {...events} />
    </Elements>
  )
}
