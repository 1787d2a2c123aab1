import { REWARD_TYPES, type RewardType } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { CustomerCard, DiscountCode } from '../../calls'
import { CODES_WORDS } from './codes.words'
import { PEOPLE_WORDS } from './people.words'

export const colourOf = (type: RewardType, locale: Locale): string =>
  wordsOf(PEOPLE_WORDS, locale).colours[type].toLowerCase()

/** What is on a card and can still be used. */
export const rewardWords = (rewards: CustomerCard['rewards'], locale: Locale): string => {
  const words = wordsOf(PEOPLE_WORDS, locale)
  const banked = rewards.filter(({ state }) => state === 'banked')
  if (banked.length === 0) return words.noReward
  const counts = REWARD_TYPES.flatMap((type) => {
    const count = banked.filter((reward) => reward.type === type).length
    return count === 0 ? [] : [`${count} ${colourOf(type, locale)}`]
  })
  return words.banked(counts.join(', '))
}

/** `20%`, or a sum in both currencies. */
export const worthWords = ({ worth }: DiscountCode): string =>
  worth.kind === 'PERCENTAGE'
    ? `${worth.basisPoints / 100}%`
    : `£${(worth.amount.UK / 100).toFixed(2)} / €${(worth.amount.IE / 100).toFixed(2)}`

/** Who may use a code, until when and how often. */
export const limitWords = (code: DiscountCode, locale: Locale): string => {
  const words = wordsOf(CODES_WORDS, locale)
  const limits = [
    code.market === undefined ? null : words.marketOnly(code.market),
    code.isCustomersOnly === true ? words.customers : null,
    code.isFirstOrderOnly === true ? words.firstOrder : null,
    code.endsAt === undefined ? null : words.until(code.endsAt.slice(0, 10)),
    code.totalLimit === undefined ? null : words.inAll(code.totalLimit),
    code.perCustomerLimit === undefined ? null : words.each(code.perCustomerLimit),
  ]
  return limits.filter((limit) => limit !== null).join(', ') || words.noLimit
}
