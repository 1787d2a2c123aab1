/** What the provider's script would answer to the next confirmations, in order; the last one stays. */
type Confirmation = { readonly error?: object; readonly paymentIntent?: { readonly status: string } }

const PAID: Confirmation = { paymentIntent: { status: 'succeeded' } }
const answers: Confirmation[] = []
/** What fields that are held have to tell once they come to life. */
let held: (() => void)[] | null = null
/** What is in fields that are alive and haven't told it yet. */
let untold: (() => void)[] | null = null

interface Wallets {
  readonly isKnown: boolean
  /** What the sheet would say it costs. */
  due: number | null
  readonly tell: Map<string, (event: object) => void>
}
let wallets: Wallets | null = null

/** What the page asked the provider, since the last reset. */
export const cardProvider = {
  /** By the name on the card, or the id of a saved one. */
  confirmations: [] as { readonly clientSecret: string; readonly name: string }[],
  /** Answers of the provider to come; without any, the money is taken. */
  answer: (...given: readonly Confirmation[]) => void answers.push(...given),
  /** The fields' own code is late; answers what brings it. */
  holdFields: () => {
    held = []
    return () => {
      for (const tell of held ?? []) tell()
      held = null
    }
  },
  /** What is typed is told late; answers what tells it. */
  holdWords: () => {
    untold = []
    return () => {
      for (const tell of untold ?? []) tell()
      untold = null
    }
  },
  /** The device has a wallet, as far as the browser can say; `isKnown` is what the provider finds. */
  giveWallet: ({ isKnown = true } = {}) => {
    Object.assign(window, { PaymentRequest: class {} })
    wallets = { isKnown, due: null, tell: new Map() }
  },
  /** Its button is pressed. Answers whether the sheet opened, and with which sum. */
  pressWallet: (): number | null => {
    let due: number | null = null
    wallets?.tell.get('click')?.({ resolve: () => (due = wallets?.due ?? null), reject: () => {} })
    return due
  },
  /** The customer says yes in the sheet. */
  confirmWallet: () => wallets?.tell.get('confirm')?.({ paymentFailed: () => (cardProvider.sheetsFailed += 1) }),
  /** How often a sheet was put away because nothing came of it. */
  sheetsFailed: 0,
  reset() {
    wallets = null
    cardProvider.sheetsFailed = 0
    Reflect.deleteProperty(window, 'PaymentRequest')
    held = null
    untold = null
    answers.length = 0
    cardProvider.confirmations = []
  },
}

/** A field that is filled in the moment it is there. */
const element = (type: string) => {
  const listeners = new Map<string, (event: object) => void>()
  const field = {
    on: (name: string, listener: (event: object) => void) => {
      listeners.set(name, listener)
      const tell = () => listener({ elementType: type, empty: false, complete: true, brand: 'visa' })
      if (name !== 'change' && name !== 'ready') return field
      if (name === 'change' && untold !== null) untold.push(tell)
      else if (held === null) queueMicrotask(tell)
      else held.push(tell)
      return field
    },
    off: (name: string) => (listeners.delete(name), field),
    mount: () => field,
    unmount: () => field,
    destroy: () => field,
    update: () => field,
  }
  return field
}

/** The element with the wallets' buttons. */
const expressCheckout = () => {
  const field = {
    on: (name: string, listener: (event: object) => void) => {
      wallets?.tell.set(name, listener)
      const found = wallets?.isKnown === true ? { applePay: false, googlePay: true } : undefined
      if (name === 'ready') queueMicrotask(() => listener({ availablePaymentMethods: found }))
      return field
    },
    off: () => field,
    mount: () => field,
    unmount: () => field,
    destroy: () => field,
    update: () => field,
  }
  return field
}

const confirmed = () => (answers.length > 1 ? answers.shift() : answers[0]) ?? PAID

const Stripe = () => ({
  elements: ({ amount }: { readonly amount?: number } = {}) => {
    if (amount !== undefined && wallets !== null) wallets.due = amount
    const made = new Map<string, object>()
    return {
      create: (type: string) => {
        const field = type === 'expressCheckout' ? expressCheckout() : element(type)
        made.set(type, field)
        return field
      },
      getElement: (type: string | { __elementType: string }) =>
        made.get(typeof type === 'string' ? type : type.__elementType) ?? null,
      update: ({ amount }: { readonly amount?: number }) => {
        if (amount !== undefined && wallets !== null) wallets.due = amount
      },
      submit: async () => ({ selectedPaymentMethod: 'google_pay' }),
    }
  },
  createToken: () => {},
  createPaymentMethod: () => {},
  confirmCardPayment: async (
    clientSecret: string,
    { payment_method: method }: { payment_method: string | { billing_details: { name: string } } },
  ) => {
    const name = typeof method === 'string' ? method : method.billing_details.name
    cardProvider.confirmations.push({ clientSecret, name })
    return confirmed()
  },
  confirmPayment: async ({ clientSecret }: { readonly clientSecret: string }) => {
    cardProvider.confirmations.push({ clientSecret, name: 'wallet' })
    return confirmed()
  },
})

/** Stands in for the provider's script, which is what its own loader finds on a page that has it already. */
export const installCardProvider = (): void => {
  // The release train that the loader expects.
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
}
