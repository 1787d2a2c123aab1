import * as z from 'zod/mini'
import { defineQuery } from '../call/query'
import { basketOutlookSchema } from './loyalty.schema'

/** H01, the third form: what a basket means for the card (H04, H05). Types that are left out are all of them. */
export const getBasketFeedback = defineQuery({
  name: 'discounts.get-basket-feedback',
  path: '/discounts/graphql',
  credential: 'session',
  source: 'discounts',
  field: 'basket',
  document: `query BasketFeedback($basketId: String!, $balanceUpdateType: BalanceUpdateType, $feedbackTypes: [FeedbackType!]) {
  basket(basketId: $basketId) {
    feedback(feedbackTypes: $feedbackTypes) {
      type code
      data {
        ... on ChilliCollect { currencyCode threshold }
        ... on NextReward { balance required kind }
        ... on RewardRedeem { currencyCode kind requiredSpendRemaining requiredSpendAfterRewardDeduction }
      }
    }
    loyaltyCard {
      balanceUpdates(balanceUpdateType: $balanceUpdateType) { type kind value }
      estimate {
        earnedReward chilliState chilliesCollected shownRedeemableRewardsHash
        balance { chillies { starting final } }
        nextReward { kind chilliesRequired }
        rewardRedemptionFeedback { code kind requiredSpendRemaining { currencyCode value } }
      }
    }
  }
}`,
  request: z.object({
    basketId: z.string(),
    balanceUpdateType: z.optional(z.enum(['ADDITION', 'DEDUCTION'])),
    feedbackTypes: z.optional(z.array(z.enum(['NEXT_REWARD', 'CHILLI_COLLECT', 'REWARD_REDEEM']))),
  }),
  result: basketOutlookSchema,
  errors: { NOT_FOUND: 400 },
})
