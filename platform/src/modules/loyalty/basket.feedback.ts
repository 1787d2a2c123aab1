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
import { openOffers } from '../basket/basket.offers'
import type { BasketRow } from '../basket/basket.store'
import { sumsOf } from '../basket/basket.sums'
import { priceLines } from '../basket/line.price'
import { openPantry } from '../basket/pantry'
import type { Db } from '../../kernel/db/database'
import { lastChilliAt } from './loyalty.store'
import { redeemableLines, requiredSpendFor } from './reward.rules'

/** What a basket means for the card of its customer, should it be ordered now. */
export interface CardOutlook {
  readonly cardNumber: string
  readonly feedback: readonly LoyaltyFeedback[]
  readonly updates: readonly BalanceUpdate[]
  readonly estimate: LoyaltyEstimate
}

/** Rows H04, H05; null without a card. A reward is spoken of when the card has it and something in the basket is for it. */
export const cardOutlook = async (db: Db, row: BasketRow, now: Date): Promise<CardOutlook | null> => {
  const { card, code } = await openOffers(db, row, now)
  if (card === null) return null
  const { market, fulfilmentType } = row
  const lines = priceLines(row, await openPantry(db, row.restaurantId, row.lines))
  const itemsTotal = totalsOf(lines, [], [], MARKETS[market].currencyCode).items
  const { totals, reward } = sumsOf(row, lines, code)
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
