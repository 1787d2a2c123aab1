import type { Stripe, StripeConstructorOptions } from '@stripe/stripe-js'

/** Brings the provider's script and starts it. Rejects when the network or the key says no; `null` where there is no browser. */
export type LoadCardScript = (key: string, options: StripeConstructorOptions) => Promise<Stripe | null>
