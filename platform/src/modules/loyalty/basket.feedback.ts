import {
  chilliUpdates,
  earningOf,
  estimateLoyalty,
  loyaltyFeedback,
  MARKETS,
  redemptionFeedback,
  rewardUpdates,
  subtractMoney,
  totalsOf,
  type BalanceUpdate,
  type LoyaltyEstimate,
  type LoyaltyFeedback,
  type RedemptionFeedback,
  type RewardType,
  REWARD_TYPES,
} from '@galo/domain'
import { offersOf, sumsOf, type BasketRow, type BasketPlatform } from '../basket'
import { priceLines, readMenu } from '../menu'
import { lastChilliAt } from './loyalty.store'
import { redeemableLines, requiredSpendFor, rewardValue } from './reward.rules'

/** What a basket means for the card of its customer, should it be ordered now. */
export interface CardOutlook {
  readonly cardNumber: string
  readonly feedback: readonly LoyaltyFeedback[]
  readonly updates: readonly BalanceUpdate[]
  readonly estimate: LoyaltyEstimate
}

/** Rows H04, H05; null without a card. A reward is spoken of when the card has it and something in the basket is for it. */
export const cardOutlook = async (platform: BasketPlatform, row: BasketRow, now: Date): Promise<CardOutlook | null> => {
  const { db } = platform
  const { card, code } = await offersOf(platform, db, row, now)
  if (card === null) return null
  const { market, fulfilmentType } = row
  const lines = priceLines(row, await readMenu(db, row))
  const itemsTotal = totalsOf(lines, [], [], MARKETS[market].currencyCode).items
  const { totals, reward } = sumsOf(row, lines, code?.discount ?? null, rewardValue)
  const last = await lastChilliAt(db, card.cardNumber)
  const spend = subtractMoney(totals.items, totals.deductions)
  const earning = { market, spend, lastEarnedAt: last?.toISOString() ?? null, now: now.toISOString() }
  const requiredSpend = requiredSpendFor(market, fulfilmentType)

  const redemptionOf = (type: RewardType): RedemptionFeedback[] => {
    const [best] = redeemableLines(lines, type, market, fulfilmentType)
    if (best === undefined || card.rewards[type] === 0) return []
    const applied = reward?.type ?? null
    return [redemptionFeedback({ type, balance: card, itemsTotal, rewardValue: best.value, requiredSpend, applied })]
  }
  const redemptions = REWARD_TYPES.flatMap(redemptionOf)
  return {
    cardNumber: card.cardNumber,
    feedback: loyaltyFeedback(card, earning, redemptions),
    updates: [
      ...(earningOf(earning) === 'EARNED' ? chilliUpdates(card) : []),
      ...(reward === null ? [] : rewardUpdates(reward.type)),
    ],
    estimate: estimateLoyalty(card, earning, redemptions[0] ?? null),
  }
}
