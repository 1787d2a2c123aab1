/** The three rewards of the card, smallest first (H02). */
export const REWARD_TYPES = ['GREEN', 'ORANGE', 'RED'] as const
export type RewardType = (typeof REWARD_TYPES)[number]

/** As deductions, feedback and balance updates spell it. */
export type RewardKind = `${RewardType}_REWARD`

export const rewardKindOf = (type: RewardType): RewardKind => `${type}_REWARD`

/** The reward behind a kind, or `null` for any other deduction (H03). */
export const rewardTypeOf = (kind: string): RewardType | null =>
  REWARD_TYPES.find((type) => rewardKindOf(type) === kind) ?? null
