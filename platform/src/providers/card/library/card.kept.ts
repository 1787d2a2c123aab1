import type Stripe from 'stripe'
import type { CardProvider } from '../port'
import { keptCardOf } from './card.answers'
import { asked, failureOf, refusalCode } from './card.failures'

type KeptCards = Pick<CardProvider, 'createCustomer' | 'forgetCustomer' | 'keptCards' | 'keptCard' | 'forgetCard'>

/** More than anybody keeps. */
const MOST_CARDS = 100

const isMissing = (error: unknown): boolean => refusalCode(error) === 'resource_missing'

/** The part of the provider that keeps cards for those who want it. */
export const keptCards = ({ customers, paymentMethods }: Stripe): KeptCards => ({
  createCustomer: (metadata, idempotencyKey) =>
    asked('know a customer', async () => (await customers.create({ metadata }, { idempotencyKey })).id),
  forgetCustomer: (customerId) =>
    asked('forget a customer', async () => {
      try {
        await customers.del(customerId)
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    }),
  keptCards: (customerId) =>
    asked('list kept cards', async () => {
      try {
        const { data } = await customers.listPaymentMethods(customerId, { type: 'card', limit: MOST_CARDS })
        return data.map(keptCardOf).filter((card) => card !== undefined)
      } catch (error) {
        // Forgotten by somebody at the provider's own pages, say.
        if (isMissing(error)) return []
        throw error
      }
    }),
  keptCard: (customerId, cardId) =>
    asked('show a kept card', async () => {
      try {
        return keptCardOf(await customers.retrievePaymentMethod(customerId, cardId))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    }),
  forgetCard: (cardId) =>
    asked('forget a card', async () => {
      try {
        await paymentMethods.detach(cardId)
      } catch (error) {
        if (isMissing(error)) return
        // Somebody was faster, in another tab say.
        const isRefused = failureOf(error) === 'invalid_request_error'
        if (!isRefused || (await paymentMethods.retrieve(cardId)).customer !== null) throw error
      }
    }),
})
