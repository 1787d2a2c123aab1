/** H01, the first form: what there is for this basket. */
export const availableDiscountsQuery = `query GetAvailableDiscounts($basketId: String!, $customerId: String!) {
  getAvailableDiscounts(basketId: $basketId, customerId: $customerId) {
    kind displayName discountCode amount { currencyCode value }
  }
}`
export interface AvailableDiscountsVariables {
  readonly basketId: string
  readonly customerId: string
}

/** H01, the second form: a code that was typed, and the announced ones as they hold now. */
export const validateDiscountCodeQuery = `query ValidateDiscountCode($basketId: String!, $customerId: String!, $code: String!) {
  validateDiscountCode(basketId: $basketId, customerId: $customerId, code: $code) { code isValid reason }
  availableDiscounts(basketId: $basketId, customerId: $customerId) { code isValid reason }
}`
export interface ValidateDiscountCodeVariables extends AvailableDiscountsVariables {
  readonly code: string
}

/** H01, the third form: what the basket means for the card (H04, H05). Types that are left out are all of them. */
export const basketFeedbackQuery = `query BasketFeedback($basketId: String!, $balanceUpdateType: BalanceUpdateType, $feedbackTypes: [FeedbackType!]) {
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
}`
export interface BasketFeedbackVariables {
  readonly basketId: string
  readonly balanceUpdateType?: 'ADDITION' | 'DEDUCTION'
  readonly feedbackTypes?: readonly ('NEXT_REWARD' | 'CHILLI_COLLECT' | 'REWARD_REDEEM')[]
}
