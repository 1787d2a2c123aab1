import type { CardPayment } from './card-payment'
import type { CardLoad } from './load-card'
import { toOutcome } from './card.outcome'

/** A card that its customer keeps with the provider: asked for the money by its id, and by its bank as it comes. No digit is typed. */
export const savedCardPayment = (
  provider: Extract<CardLoad, { kind: 'ready' }>['provider'],
  paymentMethodId: string,
): CardPayment => ({
  async confirm(clientSecret) {
    try {
      const outcome = toOutcome(await provider.confirmCardPayment(clientSecret, { payment_method: paymentMethodId }))
      // Removed since it was shown: nothing was asked of any bank, and another card pays.
      return outcome.kind === 'failed' && outcome.error.errorCode === 'resource_missing'
        ? { kind: 'declined', error: { ...outcome.error, errorCode: 'SAVED_CARD_GONE' } }
        : outcome
    } catch {
      return { kind: 'unconfirmed' }
    }
  },
})
