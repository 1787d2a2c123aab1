import type { LoyaltyCard } from '@galo/contracts/profile'
import { epochMs, MARKETS, nextReward, REWARD_TYPES } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatDate, rewardTitle } from '@galo/words/format'
import { CARD_BALANCE_WORDS } from './card-balance.words'

/** How many chillies there are, and how far the next reward is. */
export const balanceWords = ({ chillies }: LoyaltyCard, locale: Locale) => {
  const words = wordsOf(CARD_BALANCE_WORDS, locale)
  const { type, chilliesRequired } = nextReward(chillies)
  return { count: words.chillies(chillies), next: words.next(chilliesRequired, rewardTitle(type, locale)) }
}

/**
 * The rewards that wait, each with the last day it can be used on: at the instant it ends it is gone. Those that are alike are counted.
 * One of a colour this release has no name for is left out.
 */
export const rewardsWaiting = ({ rewards }: LoyaltyCard, locale: Locale): readonly string[] => {
  const words = wordsOf(CARD_BALANCE_WORDS, locale)
  const { timeZone } = MARKETS[locale.market]
  const counts = new Map<string, number>()
  for (const { type: name, expiresAt } of rewards) {
    const type = REWARD_TYPES.find((known) => known === name)
    if (type === undefined) continue
    const lastDay = formatDate(epochMs(expiresAt) - 1, timeZone, locale)
    const reward = words.ready(rewardTitle(type, locale), lastDay)
    counts.set(reward, (counts.get(reward) ?? 0) + 1)
  }
  return [...counts].map(([reward, count]) => (count === 1 ? reward : words.several(count, reward)))
}
