import { addChilli, CHILLIES_ON_A_CARD } from './chillies'
import { rewardKindOf, rewardTypeOf, type RewardKind, type RewardType } from './reward'

export interface LoyaltyBalance {
  /** 0 to 9. */
  readonly chillies: number
  /** Rewards banked and still alive, by type. */
  readonly rewards: Readonly<Record<RewardType, number>>
}

/** One change to a card (H05). */
export interface BalanceUpdate {
  readonly type: 'ADDITION' | 'DEDUCTION'
  readonly kind: 'CHILLI' | RewardKind
  /** Always above zero; `type` says which way it goes. */
  readonly value: number
}

/** What one more chilli does to a card: the tenth is added, and then the whole card goes for its reward. */
export const chilliUpdates = (balance: LoyaltyBalance): readonly BalanceUpdate[] => {
  const { balance: after, earned } = addChilli(balance.chillies)
  const updates: BalanceUpdate[] = [{ type: 'ADDITION', kind: 'CHILLI', value: 1 }]
  if (earned !== null) updates.push({ type: 'ADDITION', kind: rewardKindOf(earned), value: 1 })
  if (after === 0) updates.push({ type: 'DEDUCTION', kind: 'CHILLI', value: CHILLIES_ON_A_CARD })
  return updates
}

/** What paying with a reward does to a card. */
export const rewardUpdates = (type: RewardType): readonly BalanceUpdate[] => [
  { type: 'DEDUCTION', kind: rewardKindOf(type), value: 1 },
]

/** Plain sums. Throws when a card would end below zero or over full: whoever wrote the updates has not looked at the card. */
export const applyUpdates = (balance: LoyaltyBalance, updates: readonly BalanceUpdate[]): LoyaltyBalance => {
  let { chillies } = balance
  const rewards = { ...balance.rewards }
  for (const { type, kind, value } of updates) {
    const change = type === 'ADDITION' ? value : -value
    const reward = rewardTypeOf(kind)
    if (reward === null) chillies += change
    else rewards[reward] += change
  }
  if (chillies < 0 || chillies >= CHILLIES_ON_A_CARD || Object.values(rewards).some((count) => count < 0))
    throw new RangeError('A card holds 0 to 9 chillies and no reward less than none')
  return { chillies, rewards }
}
