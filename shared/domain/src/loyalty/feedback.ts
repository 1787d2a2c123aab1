import type { CurrencyCode } from '../money/money'
import type { LoyaltyBalance } from './balance'
import { nextReward } from './chillies'
import { chilliThreshold, earningOf, type Earning, type EarningCode } from './earning'
import type { RedemptionFeedback } from './redemption'
import type { RewardKind } from './reward'

/** What a basket does for the card, as the discount service sends it (H05). Amounts are minor units; their currency stands beside them. */
export type LoyaltyFeedback =
  | {
      readonly type: 'CHILLI_COLLECT'
      readonly code: EarningCode
      readonly data: { readonly currencyCode: CurrencyCode; readonly threshold: number }
    }
  | {
      readonly type: 'NEXT_REWARD'
      readonly code: EarningCode
      /** `required` is how many chillies are missing from `balance`. */
      readonly data: { readonly balance: number; readonly required: number; readonly kind: RewardKind }
    }
  | {
      readonly type: 'REWARD_REDEEM'
      readonly code: EarningCode
      readonly data: {
        readonly currencyCode: CurrencyCode
        readonly kind: RewardKind
        readonly requiredSpendRemaining: number
        readonly requiredSpendAfterRewardDeduction: number
      }
    }

export type FeedbackType = LoyaltyFeedback['type']

/** The feedback on a basket: what a chilli needs, how far the next reward is, and one entry for each reward that was asked about. */
export const loyaltyFeedback = (
  card: LoyaltyBalance,
  earning: Earning,
  redemptions: readonly RedemptionFeedback[],
): readonly LoyaltyFeedback[] => {
  const code = earningOf(earning)
  const { currencyCode, value: threshold } = chilliThreshold(earning.market)
  const { kind, chilliesRequired: required } = nextReward(card.chillies)
  return [
    { type: 'CHILLI_COLLECT', code, data: { currencyCode, threshold } },
    { type: 'NEXT_REWARD', code, data: { balance: card.chillies, required, kind } },
    ...redemptions.map((redemption): LoyaltyFeedback => ({
      type: 'REWARD_REDEEM',
      code: redemption.code,
      data: {
        currencyCode,
        kind: redemption.kind,
        requiredSpendRemaining: redemption.requiredSpendRemaining.value,
        requiredSpendAfterRewardDeduction: redemption.requiredSpendAfterRewardDeduction.value,
      },
    })),
  ]
}
