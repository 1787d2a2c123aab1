import type { Platform } from './kernel/platform'
import { codeOffers, discountsFollowOrders } from './modules/discounts'
import { loyaltyFollowsOrders, rewardOffers } from './modules/loyalty'
import { createPayments, paymentFollowsOrders, type PaymentPlatform } from './modules/payment'
import { simulatedOperations } from './modules/simulation'
import { cardStandIn } from './providers/card'

/**
 * Puts the modules together: who stands behind each port, and who acts on what orders publish. Followers act in this order, inside the
 * order's own transaction: money first, then the card, then the code.
 */
export const assemble = (platform: Platform): PaymentPlatform => {
  const cards = cardStandIn(platform.config)
  const whole: PaymentPlatform = {
    ...platform,
    cards,
    payments: createPayments(cards),
    rewards: rewardOffers,
    codes: codeOffers,
    operations: simulatedOperations(platform.config),
  }
  paymentFollowsOrders(whole)
  loyaltyFollowsOrders(whole.events)
  discountsFollowOrders(whole.events)
  return whole
}
