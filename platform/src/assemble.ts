import type { Platform } from './kernel/platform'
import { newsFollowsOrders } from './modules/consent'
import { codeOffers, discountsFollowOrders } from './modules/discounts'
import type { AdoptingPlatform } from './modules/identity'
import { loyaltyFollowsOrders, rewardOffers } from './modules/loyalty'
import { guestOrders } from './modules/orders'
import { createPayments, paymentFollowsOrders, type PaymentPlatform } from './modules/payment'
import { simulatedOperations } from './modules/simulation'
import { cardProvider } from './providers/card'
import { signIns } from './providers/identity'
import type { IdentityPlatform } from './providers/identity/port'

/** Everything a whole platform can be asked for by its modules. */
export type AssembledPlatform = PaymentPlatform & IdentityPlatform & AdoptingPlatform

/**
 * Puts the modules together: who stands behind each port, and who acts on what orders publish. Followers act in this order, inside the
 * order's own transaction: money first, then the card, then the code, then what was agreed to.
 * `cardStandInUrl` is asked where no card provider is named.
 */
export const assemble = (platform: Platform, cardStandInUrl: string): AssembledPlatform => {
  const { cardProviderUrl, cardSecretKey: secretKey, cardWebhookSecret: webhookSecret } = platform.config
  const cards = cardProvider({ url: cardProviderUrl ?? cardStandInUrl, secretKey, webhookSecret })
  const whole: AssembledPlatform = {
    ...platform,
    cards,
    payments: createPayments({ db: platform.db, cards }),
    rewards: rewardOffers,
    codes: codeOffers,
    operations: simulatedOperations(platform.config),
    signIns,
    guestOrders,
  }
  paymentFollowsOrders(whole)
  loyaltyFollowsOrders(whole.events)
  discountsFollowOrders(whole.events)
  newsFollowsOrders(whole.events)
  return whole
}
