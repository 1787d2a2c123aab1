import type { RewardOffers } from '../basket'
import { findCard } from './loyalty.store'
import { problemOfReward, REWARD_REFUSALS } from './reward.problem'
import { allRedeemable, rewardValue } from './reward.rules'

/** What baskets know of cards and rewards. */
export const rewardOffers: RewardOffers = {
  cardOf: findCard,
  valueOf: rewardValue,
  redeemable: (lines, card, { market, fulfilmentType }) => allRedeemable(lines, card.rewards, market, fulfilmentType),
  problemOf: (sale, lines, chosen, card, itemsTotal) => {
    const code = problemOfReward(sale, lines, chosen, card, itemsTotal)
    return code === null ? null : { code, message: REWARD_REFUSALS[code] }
  },
}
