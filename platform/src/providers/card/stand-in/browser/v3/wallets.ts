import type { Expected, Wallet } from '../messages'
import { openFrameDialog } from './frame-dialog'

/** What a browser has that knows a wallet. */
export interface WalletDevice {
  readonly ApplePaySession?: { readonly canMakePayments?: () => boolean }
  readonly PaymentRequest?: unknown
}

/** The wallets of this device, as far as a page can tell: Apple's says so itself, Google's is paid with by the browser's own requests. */
export const walletsOf = ({ ApplePaySession, PaymentRequest }: WalletDevice): readonly Wallet[] => {
  const hasApplePay = ApplePaySession?.canMakePayments?.() === true
  return [...(hasApplePay ? (['apple_pay'] as const) : []), ...(PaymentRequest ? (['google_pay'] as const) : [])]
}

/** As the `ready` event tells them; undefined when there is none. */
export const availableMethods = (wallets: readonly Wallet[]) =>
  wallets.length === 0
    ? undefined
    : {
        applePay: wallets.includes('apple_pay'),
        googlePay: wallets.includes('google_pay'),
        amazonPay: false,
        link: false,
        paypal: false,
        klarna: false,
      }

/** The sheet as what it says goes to the page. */
type SheetNews =
  | { readonly kind: 'galo-card-sheet-authorised'; readonly method: string }
  | { readonly kind: 'galo-card-sheet-cancelled' }

export interface Wallets {
  /** The button of one was pressed: the page is asked whether its sheet may open. */
  press(wallet: Wallet): void
  /** What the customer pays with, once they have said so in the sheet. */
  method(): string | null
  wallet(): Wallet | null
  /** Puts the sheet away. */
  close(): void
}

interface WalletPlace {
  readonly origin: string
  readonly key: string
  readonly due: () => Expected | null
}

/** A page that hasn't said yes by then has lost its customer's press. */
const ANSWER_WITHIN_MS = 1_000

/** What stands behind the buttons: one sheet at a time, opened when the page agrees. */
export const createWallets = (
  { origin, key, due }: WalletPlace,
  emit: (name: string, event: object) => void,
): Wallets => {
  let open: { readonly wallet: Wallet; readonly close: () => void } | null = null
  let method: string | null = null
  const elementType = 'expressCheckout'

  const close = () => {
    open?.close()
    open = null
    method = null
  }
  const cancel = () => {
    close()
    emit('cancel', { elementType })
  }
  const openSheet = (wallet: Wallet) => {
    const { amount, currency } = due() ?? { amount: 0, currency: 'gbp' }
    const query = { wallet, amount: String(amount), currency, key, parent: location.origin }
    const hear = (news: SheetNews) => {
      if (news.kind === 'galo-card-sheet-cancelled') return cancel()
      if (news.kind !== 'galo-card-sheet-authorised') return
      method = news.method
      emit('confirm', { elementType, expressPaymentType: wallet, billingDetails: undefined, paymentFailed: close })
    }
    open = {
      wallet,
      close: openFrameDialog({
        label: 'Pay with your wallet',
        title: 'Your wallet',
        name: 'sheet',
        src: `${origin}/stand-ins/card/wallet-sheet?${new URLSearchParams(query)}`,
        onMessage: (data) => hear(data as SheetNews),
        // Once it is confirmed, what comes of it is on its way.
        onEscape: () => method === null && cancel(),
      }),
    }
  }

  return {
    press(wallet) {
      if (open !== null) return
      let isAnswered = false
      const once = (act: () => void) => () => {
        if (!isAnswered) act()
        isAnswered = true
      }
      setTimeout(
        once(() => {}),
        ANSWER_WITHIN_MS,
      )
      emit('click', {
        elementType,
        expressPaymentType: wallet,
        resolve: once(() => openSheet(wallet)),
        reject: once(() => {}),
      })
    },
    method: () => method,
    wallet: () => open?.wallet ?? null,
    close,
  }
}
