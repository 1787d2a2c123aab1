import { isRejected } from '@galo/contracts/errors'

/** Why the platform won't put a reward on this basket (H08). */
const PROBLEMS = ['NOT_ON_CARD', 'NO_ITEM', 'TOTAL_TOO_LOW', 'LIMIT_REACHED', 'BASKET_PAID'] as const
export type RewardProblem = (typeof PROBLEMS)[number]

/** The reason why a reward was refused; `null` when it failed for no reason of its own. */
export const rewardProblemIn = (error: unknown): RewardProblem | null => {
  if (!isRejected(error)) return null
  const { errorCode } = error.model
  const word = errorCode.startsWith('REWARD_') ? errorCode.slice('REWARD_'.length) : errorCode
  return PROBLEMS.find((problem) => problem === word) ?? null
}
