import type { StripeConstructor } from '@stripe/stripe-js'
import type { LoadCardScript } from './card.script'

let script: Promise<StripeConstructor> | null = null

const addScript = (url: string): Promise<StripeConstructor> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = url
    element.addEventListener('load', () =>
      window.Stripe === undefined ? reject(new Error('The card script defined nothing')) : resolve(window.Stripe),
    )
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error('The card script could not be loaded'))
    })
    document.head.append(element)
  })

/** The same interface from another address: one script tag per page, whoever asks first; a failed one is taken away, so that it can be tried again. */
export const loadStandInCard =
  (url: string): LoadCardScript =>
  async (key, options) => {
    script ??= addScript(url).catch((error: unknown) => {
      script = null
      throw error
    })
    const Stripe = await script
    return Stripe(key, options)
  }
