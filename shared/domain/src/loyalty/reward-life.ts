import { MARKETS, type Market } from '../market/market'
import type { Instant } from '../time/instant'
import { addDays, instantAt, zonedParts } from '../time/time-zone'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * When a reward ends, in milliseconds; at that very instant it is gone. It lives one year, to the end of the day on which it is a year
 * old; one of 29 February to the end of that month.
 */
export const rewardExpiresAt = (earnedAt: Instant, market: Market): number => {
  const { timeZone } = MARKETS[market]
  const { year, month, day } = zonedParts(earnedAt, timeZone)
  const isLeapDay = month === 2 && day === 29
  const lastDay = `${year + 1}-${twoDigits(month)}-${twoDigits(isLeapDay ? 28 : day)}`
  return instantAt(addDays(lastDay, 1), '00:00', timeZone)
}
