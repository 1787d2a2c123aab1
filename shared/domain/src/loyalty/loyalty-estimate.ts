import { applyUpdates, chilliUpdates, type LoyaltyBalance } from './balance'
import { addChilli, nextReward } from './chillies'
import { earningOf, type Earning, type EarningCode } from './earning'
import type { RedemptionFeedback } from './redemption'
import { REWARD_TYPES, type RewardKind, type RewardType } from './reward'

/** What this order would do to the card (H04). */
export interface LoyaltyEstimate {
  /** The reward its chilli would earn, if any. */
  readonly earnedReward: RewardType | null
  readonly chilliState: EarningCode
  readonly balance: { readonly chillies: { readonly starting: number; readonly final: number } }
  /** What comes after this order. */
  readonly nextReward: { readonly kind: RewardKind; readonly chilliesRequired: number }
  /** By this order: 0 or 1. */
  readonly chilliesCollected: number
  readonly rewardRedemptionFeedback: Pick<RedemptionFeedback, 'code' | 'kind' | 'requiredSpendRemaining'> | null
  readonly shownRedeemableRewardsHash: string
}

/**
 * Tells one set of redeemable rewards from another, so that a screen can notice that what it showed is no longer true.
 * Readable on purpose, 'GREEN:1,RED:2': it guards nothing.
 */
export const redeemableRewardsHash = ({ rewards }: LoyaltyBalance): string =>
  REWARD_TYPES.filter((type) => rewards[type] > 0)
    .map((type) => `${type}:${rewards[type]}`)
    .join(',')

/** For display only: the card changes when the order is confirmed, not before. */
export const estimateLoyalty = (
  card: LoyaltyBalance,
  earning: Earning,
  redemption: RedemptionFeedback | null = null,
): LoyaltyEstimate => {
  const chilliState = earningOf(earning)
  const earns = chilliState === 'EARNED'
  const after = earns ? applyUpdates(card, chilliUpdates(card)) : card
  const { kind, chilliesRequired } = nextReward(after.chillies)
  return {
    earnedReward: earns ? addChilli(card.chillies).earned : null,
    chilliState,
    balance: { chillies: { starting: card.chillies, final: after.chillies } },
    nextReward: { kind, chilliesRequired },
    chilliesCollected: earns ? 1 : 0,
    rewardRedemptionFeedback:
      redemption === null
        ? null
        : { code: redemption.code, kind: redemption.kind, requiredSpendRemaining: redemption.requiredSpendRemaining },
    shownRedeemableRewardsHash: redeemableRewardsHash(card),
  }
}
