import { createStripeFactory } from './stripe'

// `window.Stripe`, as the provider's own script leaves it; where this one came from is where its frames and calls are.
const { src } = document.currentScript as HTMLScriptElement
Object.assign(window, { Stripe: createStripeFactory(new URL(src).origin) })
