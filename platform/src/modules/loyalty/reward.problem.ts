import { redemptionFeedback, type Money, type RewardType } from '@galo/domain'
import type { ChosenReward } from '../../kernel/db/schema'
import type { BasketCard } from '../basket'
import type { PricedLine, Sale } from '../menu'
import { redeemableLines, requiredSpendFor, rewardValue } from './reward.rules'

/** Why a reward does not hold; the same words for a new one and for one that has to leave. */
export type RewardProblem = 'NOT_ON_CARD' | 'NO_ITEM' | 'TOTAL_TOO_LOW'

export const REWARD_REFUSALS = {
  NOT_ON_CARD: 'There is no such reward on the card',
  NO_ITEM: 'Nothing in the basket is for this reward',
  TOTAL_TOO_LOW: 'There is not enough in the basket for a reward',
} as const satisfies Record<RewardProblem, string>

const problemOf = (
  basket: Sale,
  type: RewardType,
  value: Money | undefined,
  card: BasketCard | null,
  itemsTotal: Money,
): RewardProblem | null => {
  if (card === null || card.rewards[type] === 0) return 'NOT_ON_CARD'
  if (value === undefined || value.value === 0) return 'NO_ITEM'
  const requiredSpend = requiredSpendFor(basket.market, basket.fulfilmentType)
  const redemption = { type, balance: card, itemsTotal, rewardValue: value, requiredSpend, applied: null }
  return redemptionFeedback(redemption).code === 'TOTAL_TOO_LOW' ? 'TOTAL_TOO_LOW' : null
}

/** The line a reward is to pay for, or why it can not. */
export const chooseLine = (
  basket: Sale,
  lines: readonly PricedLine[],
  type: RewardType,
  card: BasketCard | null,
  itemsTotal: Money,
): { readonly lineId: string } | { readonly problem: RewardProblem } => {
  const [best] = redeemableLines(lines, type, basket.market, basket.fulfilmentType)
  const problem = problemOf(basket, type, best?.value, card, itemsTotal)
  if (problem !== null || best === undefined) return { problem: problem ?? 'NO_ITEM' }
  return { lineId: best.line.id }
}

/** Whether a reward that was chosen still holds; `null` when it does. */
export const problemOfReward = (
  basket: Sale,
  lines: readonly PricedLine[],
  { type, lineId }: ChosenReward,
  card: BasketCard | null,
  itemsTotal: Money,
): RewardProblem | null => {
  const line = lines.find((candidate) => candidate.id === lineId)
  const value = line && rewardValue(line, type, basket.market, basket.fulfilmentType)
  return problemOf(basket, type, value, card, itemsTotal)
}
