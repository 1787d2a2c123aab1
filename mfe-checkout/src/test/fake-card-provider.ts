/** What the provider's script would answer to the next confirmations, in order; the last one stays. */
type Confirmation = { readonly error?: object; readonly paymentIntent?: { readonly status: string } }

const PAID: Confirmation = { paymentIntent: { status: 'succeeded' } }
const answers: Confirmation[] = []
/** What fields that are held have to tell once they come to life. */
let held: (() => void)[] | null = null
/** What is in fields that are alive and haven't told it yet. */
let untold: (() => void)[] | null = null

/** What the page asked the provider, since the last reset. */
export const cardProvider = {
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
  reset() {
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

const Stripe = () => ({
  elements: () => {
    const made = new Map<string, object>()
    return {
      create: (type: string) => {
        const field = element(type)
        made.set(type, field)
        return field
      },
      getElement: (type: string | { __elementType: string }) =>
        made.get(typeof type === 'string' ? type : type.__elementType) ?? null,
      update: () => {},
    }
  },
  createToken: () => {},
  createPaymentMethod: () => {},
  confirmCardPayment: async (
    clientSecret: string,
    { payment_method }: { payment_method: { billing_details: { name: string } } },
  ) => {
    cardProvider.confirmations.push({ clientSecret, name: payment_method.billing_details.name })
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? PAID
  },
})

/** Stands in for the provider's script, which is what its own loader finds on a page that has it already. */
export const installCardProvider = (): void => {
  // The release train that the loader expects.
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
}
