import type { Platform, SteppedPlatform } from './kernel/platform'
import { newsFollowsOrders } from './modules/consent'
import { codeOffers, discountsFollowOrders } from './modules/discounts'
import type { AdoptingPlatform } from './modules/identity'
import { findingFollowsOrders } from './modules/finding'
import { joiningFollowsOrders } from './modules/joining'
import { changesFollowOrders } from './modules/live'
import { loyaltyFollowsOrders, rewardOffers } from './modules/loyalty'
import { guestOrders } from './modules/orders'
import { lettersFollowOrders } from './modules/order-letters'
import { updatesFollowOrders, type UpdatesPlatform } from './modules/order-updates'
import { sendText } from './modules/outbox'
import { receiptsFollowOrders } from './modules/receipts'
import { createPayments, paymentFollowsOrders, type PaymentPlatform } from './modules/payment'
import { simulatedOperations } from './modules/simulation'
import { cardProvider } from './providers/card'
import { pushServices } from './providers/push'
import { signIns } from './providers/identity'
import type { IdentityPlatform } from './providers/identity/port'

/** A platform that writes letters says in them where it is. */
type LetterPlatform = Platform & Pick<SteppedPlatform, 'origin'>

/** Everything a whole platform can be asked for by its modules. */
export type AssembledPlatform = PaymentPlatform & IdentityPlatform & AdoptingPlatform & UpdatesPlatform

/**
 * Puts the modules together: who stands behind each port, and who acts on what orders publish. Followers act in this order, inside the
 * order's own transaction: money first, then the card, then the code, then what was agreed to, then who is written to, then who asked to be told, then the words it is
 * found by, what is written of it, and that it has changed.
 * `standIns` are asked where no card provider is named, and for browsers that say so; where nothing stands in for push services, for none.
 */
export const assemble = (
  platform: LetterPlatform,
  standIns: { readonly cardUrl: string; readonly pushUrl: string | null },
): AssembledPlatform => {
  const { cardProviderUrl, cardSecretKey: secretKey, cardWebhookSecret: webhookSecret, vapid } = platform.config
  const cards = cardProvider({ url: cardProviderUrl ?? standIns.cardUrl, secretKey, webhookSecret })
  const whole: AssembledPlatform = {
    ...platform,
    cards,
    payments: createPayments({ db: platform.db, cards }),
    rewards: rewardOffers,
    codes: codeOffers,
    operations: simulatedOperations(platform.config),
    signIns,
    guestOrders,
    // Nobody on this machine delivers texts: they end in the console's outbox, as letters do.
    texts: { send: sendText },
    pushServices: vapid === null ? null : pushServices(vapid, standIns.pushUrl),
  }
  paymentFollowsOrders(whole)
  loyaltyFollowsOrders(whole.events)
  discountsFollowOrders(whole.events)
  newsFollowsOrders(whole.events)
  lettersFollowOrders(whole)
  updatesFollowOrders(whole)
  findingFollowsOrders(whole.events)
  receiptsFollowOrders(whole)
  joiningFollowsOrders(platform)
  changesFollowOrders(whole.events)
  return whole
}
