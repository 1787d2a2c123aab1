import { REWARD_TYPES, type RewardType } from '@galo/domain'
import type { CustomerCard, DiscountCode } from '../../calls'

const COLOURS: Readonly<Record<RewardType, string>> = { GREEN: 'Green', ORANGE: 'Orange', RED: 'Red' }

export const REWARD_OPTIONS = [
  { value: 'GREEN', label: 'Green, 3 chillies' },
  { value: 'ORANGE', label: 'Orange, 6 chillies' },
  { value: 'RED', label: 'Red, 10 chillies' },
] as const

export const colourOf = (type: RewardType): string => COLOURS[type].toLowerCase()

/** What is on a card and can still be used. */
export const rewardWords = (rewards: CustomerCard['rewards']): string => {
  const banked = rewards.filter(({ state }) => state === 'banked')
  if (banked.length === 0) return 'No reward in the bank'
  const counts = REWARD_TYPES.flatMap((type) => {
    const count = banked.filter((reward) => reward.type === type).length
    return count === 0 ? [] : [`${count} ${colourOf(type)}`]
  })
  return `In the bank: ${counts.join(', ')}`
}

/** `20%`, or a sum in both currencies. */
export const worthWords = ({ worth }: DiscountCode): string =>
  worth.kind === 'PERCENTAGE'
    ? `${worth.basisPoints / 100}%`
    : `£${(worth.amount.UK / 100).toFixed(2)} / €${(worth.amount.IE / 100).toFixed(2)}`

/** Who may use a code, until when and how often. */
export const limitWords = (code: DiscountCode): string =>
  [
    code.market === undefined ? null : `${code.market} only`,
    code.isCustomersOnly === true ? 'customers' : null,
    code.isFirstOrderOnly === true ? 'first order' : null,
    code.endsAt === undefined ? null : `until ${code.endsAt.slice(0, 10)}`,
    code.totalLimit === undefined ? null : `${code.totalLimit} in all`,
    code.perCustomerLimit === undefined ? null : `${code.perCustomerLimit} each`,
  ]
    .filter((word) => word !== null)
    .join(', ') || 'none'
