import type { PlatformConfig } from '../../../kernel/config'
import type { CardProvider } from '../port'
import { isSigned } from './card.signature'
import {
  cancelLocked,
  chargeOf,
  chargesOfBasket,
  findIntent,
  insertIntent,
  lockIntent,
  refundCharge,
} from './card.store'

/** The card provider's stand-in as the platform's own code knows it: the same rows that browsers reach by its pages. */
export const cardStandIn = ({ cardWebhookSecret }: Pick<PlatformConfig, 'cardWebhookSecret'>): CardProvider => ({
  at: (tx, now) => ({
    createIntent: (intent) => insertIntent(tx, intent, now),
    getIntent: (id) => findIntent(tx, id),
    cancelIntent: async (id) => {
      const intent = await lockIntent(tx, id)
      return intent === undefined ? undefined : cancelLocked(tx, intent, now)
    },
    paidAt: async (id) => (await chargeOf(tx, id))?.createdAt ?? null,
    refund: async (id) => {
      await refundCharge(tx, id, now)
    },
  }),
  isSigned: (signature, body, now) => isSigned(signature, body, now, cardWebhookSecret),
  chargesOfBasket,
})
