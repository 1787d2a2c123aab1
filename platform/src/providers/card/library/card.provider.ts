import type Stripe from 'stripe'
import type { CardProvider, Payer, ProviderIntent, ReadMessage } from '../port'
import { chargeOf, intentOf } from './card.answers'
import { keptCards } from './card.kept'
import { createCardClient, type CardAddress } from './card.client'
import { asked, refusalCode } from './card.failures'

/** How old a message may be when it arrives; one that was written down and sent again later is not ours. */
const TOLERANCE_S = 5 * 60

const PAID_BY = { expand: ['latest_charge'] }
const CARDS: Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType[] = ['card']

/** The customer is there to be asked when a kept card pays, so its bank may. */
const payerFields = ({ customerId, keepsCard }: Payer): Stripe.PaymentIntentUpdateParams => ({
  ...(customerId !== null && { customer: customerId }),
  setup_future_usage: keepsCard ? 'on_session' : '',
})

/** The card provider by its own server library. */
export const cardProvider = (address: CardAddress & { readonly webhookSecret: string }): CardProvider => {
  const client = createCardClient(address)
  const { paymentIntents, refunds, charges, webhooks } = client

  const getIntent = (id: string): Promise<ProviderIntent | undefined> =>
    asked('show an intent', async () => {
      try {
        return intentOf(await paymentIntents.retrieve(id, PAID_BY))
      } catch (error) {
        if (refusalCode(error) === 'resource_missing') return undefined
        throw error
      }
    })

  const readMessage = (signature: string, body: string, now: Date): ReadMessage => {
    try {
      const message = webhooks.constructEvent(
        body,
        signature,
        address.webhookSecret,
        TOLERANCE_S,
        undefined,
        now.getTime(),
      )
      return { isSigned: true, message }
    } catch (error) {
      // The body is read after its signature: one that is no JSON was signed. Whatever else is wrong, nobody has.
      return error instanceof SyntaxError ? { isSigned: true, message: undefined } : { isSigned: false }
    }
  }

  return {
    getIntent,
    readMessage,
    ...keptCards(client),
    createIntent: ({ amount, currency, metadata }, idempotencyKey) =>
      asked('create an intent', async () => {
        const wanted = { amount, currency: currency.toLowerCase(), metadata, allowed_payment_method_types: CARDS }
        return intentOf(await paymentIntents.create(wanted, { idempotencyKey }))
      }),
    // What was wanted last counts, so it has no key: the same again changes nothing.
    setPayer: (id, payer) =>
      asked('say who pays an intent', async () => {
        try {
          return intentOf(await paymentIntents.update(id, { ...payerFields(payer), ...PAID_BY }))
        } catch (error) {
          // Paid, or canceled, meanwhile; or the provider knows the customer no more, who then pays by a card that is not kept.
          const code = refusalCode(error)
          if (code === 'payment_intent_unexpected_state' || code === 'resource_missing') return getIntent(id)
          throw error
        }
      }),
    // No key of ours: canceling moves no money, and a refusal that was kept under one would outlive its reason.
    cancelIntent: (id) =>
      asked('cancel an intent', async () => {
        try {
          return intentOf(await paymentIntents.cancel(id, PAID_BY))
        } catch (error) {
          // Paid, or canceled before: it is what it is.
          if (refusalCode(error) === 'payment_intent_unexpected_state') return getIntent(id)
          if (refusalCode(error) === 'resource_missing') return undefined
          throw error
        }
      }),
    refund: (intentId, idempotencyKey, amount) =>
      asked('give money back', async () => {
        try {
          await refunds.create({ payment_intent: intentId, ...(amount !== null && { amount }) }, { idempotencyKey })
        } catch (error) {
          // All of it: by somebody at the provider's own pages, say.
          if (refusalCode(error) !== 'charge_already_refunded') throw error
        }
      }),
    chargesOf: (intentId) =>
      asked('list charges', async () => {
        const { data } = await charges.list({ payment_intent: intentId, expand: ['data.refunds'] })
        return data.map((charge) => chargeOf(charge, intentId))
      }),
  }
}
