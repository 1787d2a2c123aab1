import { MARKETS, type Market } from '../market/market'
import { compareMoney, money, type Money } from '../money/money'
import type { Instant } from '../time/instant'
import { localDateOf } from '../time/time-zone'

/** What a meal must come to for a chilli, in minor units of either currency. */
const CHILLI_THRESHOLD = 700

export const chilliThreshold = (market: Market): Money => money(MARKETS[market].currencyCode, CHILLI_THRESHOLD)

/** Whether an order earns a chilli, or why not (H08). `LIMIT_REACHED`: there is one a day. */
export type EarningCode = 'EARNED' | 'TOTAL_TOO_LOW' | 'LIMIT_REACHED'

export interface Earning {
  readonly market: Market
  /** What is paid for food: items less discounts and rewards. Fees and deposits earn nothing. */
  readonly spend: Money
  /** When the card got its last chilli; `null` for a new card. */
  readonly lastEarnedAt: Instant | null
  readonly now: Instant
}

/** Whether an order earns a chilli. One a day: by the calendar day of the market, not by 24 hours. */
export const earningOf = ({ market, spend, lastEarnedAt, now }: Earning): EarningCode => {
  if (compareMoney(spend, chilliThreshold(market)) < 0) return 'TOTAL_TOO_LOW'
  const { timeZone } = MARKETS[market]
  const today = localDateOf(now, timeZone)
  return lastEarnedAt !== null && localDateOf(lastEarnedAt, timeZone) === today ? 'LIMIT_REACHED' : 'EARNED'
}
