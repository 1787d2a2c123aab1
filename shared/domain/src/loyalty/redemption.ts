import { compareMoney, maxMoney, subtractMoney, zeroMoney, type Money } from '../money/money'
import type { EarningCode } from './earning'
import type { LoyaltyBalance } from './balance'
import { rewardKindOf, type RewardKind, type RewardType } from './reward'

export interface Redemption {
  readonly type: RewardType
  readonly balance: LoyaltyBalance
  /** All lines, before anything is taken off. */
  readonly itemsTotal: Money
  /** What the item the reward stands for costs: what it takes off. */
  readonly rewardValue: Money
  /** What has to be spent before a reward may pay for something. */
  readonly requiredSpend: Money
  /** The reward already on this order, of which there is at most one (H07). */
  readonly applied: RewardType | null
}

/** Why a reward can be used now, or what is missing (H04, H05). Money is never below zero. */
export interface RedemptionFeedback {
  /** `EARNED`: it may be used. `LIMIT_REACHED`: one is on the order already, or none is left on the card. */
  readonly code: EarningCode
  readonly kind: RewardKind
  readonly requiredSpendRemaining: Money
  /** Still missing if the reward's own item does not count, for a restaurant that asks for something beside it. */
  readonly requiredSpendAfterRewardDeduction: Money
}

export const redemptionFeedback = (redemption: Redemption): RedemptionFeedback => {
  const { type, balance, itemsTotal, rewardValue, requiredSpend, applied } = redemption
  const missing = (spend: Money): Money => maxMoney(zeroMoney(spend.currencyCode), subtractMoney(requiredSpend, spend))
  const requiredSpendRemaining = missing(itemsTotal)
  const hasNone = applied !== null || balance.rewards[type] === 0
  const isTooLittle = compareMoney(itemsTotal, requiredSpend) < 0
  return {
    code: hasNone ? 'LIMIT_REACHED' : isTooLittle ? 'TOTAL_TOO_LOW' : 'EARNED',
    kind: rewardKindOf(type),
    requiredSpendRemaining,
    requiredSpendAfterRewardDeduction: missing(subtractMoney(itemsTotal, rewardValue)),
  }
}
