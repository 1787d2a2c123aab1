import { minMoney, subtractMoney, zeroMoney, type Money } from '../money/money'
import { portionOf } from '../money/portion'
import { rewardKindOf, type RewardType } from '../loyalty/reward'

/** Something taken off the food (H03). Rewards and discounts are both deductions; the kind tells them apart. */
export interface Deduction {
  readonly kind: string
  /** Above zero: it is what is taken off. */
  readonly amount: Money
  readonly displayName: string | null
}

/** What a code or an offer takes off. */
export type DiscountWorth =
  | { readonly kind: 'PERCENTAGE'; /** Hundredths of a per cent, up to 10 000. */ readonly basisPoints: number }
  | { readonly kind: 'AMOUNT'; readonly amount: Money }

export interface Discount {
  /** As the wire calls it, PERCENTAGE_DISCOUNT or whatever a campaign is called. Never a reward's. */
  readonly kind: string
  readonly discountCode: string | null
  readonly displayName: string | null
  readonly worth: DiscountWorth
}

export interface RewardOnOrder {
  readonly type: RewardType
  /** What the item it stands for costs. */
  readonly value: Money
  readonly displayName: string | null
}

export interface Deductions {
  /** In the order they were taken, the reward first; none of them is zero. */
  readonly list: readonly Deduction[]
  /** The two parts, apart: fees are worked out from items less discounts, before rewards. */
  readonly rewards: Money
  readonly discounts: Money
}

const worthOn = (rest: Money, worth: DiscountWorth): Money => {
  switch (worth.kind) {
    case 'PERCENTAGE':
      return portionOf(rest, worth.basisPoints, 'half-up')
    case 'AMOUNT':
      return worth.amount
    default:
      return worth satisfies never
  }
}

/**
 * The reward first, as the fixed value of its item; then the discount, on what is left (H03, H07).
 * Together they never come to more than the food; fees and deposit are not in `itemsTotal` and stay whole.
 * One reward and one discount at most is what the arguments say. Throws on one that would add instead.
 */
export const deductionsFor = (
  itemsTotal: Money,
  reward: RewardOnOrder | null,
  discount: Discount | null,
): Deductions => {
  const nothing = zeroMoney(itemsTotal.currencyCode)
  const atMost = (amount: Money, rest: Money): Money => {
    if (amount.value < 0 || itemsTotal.value < 0) throw new RangeError('A deduction takes off, it never adds')
    return minMoney(amount, rest)
  }
  const rewards = reward === null ? nothing : atMost(reward.value, itemsTotal)
  const rest = subtractMoney(itemsTotal, rewards)
  const discounts = discount === null ? nothing : atMost(worthOn(rest, discount.worth), rest)
  const list: Deduction[] = []
  if (reward !== null) list.push({ kind: rewardKindOf(reward.type), amount: rewards, displayName: reward.displayName })
  if (discount !== null) list.push({ kind: discount.kind, amount: discounts, displayName: discount.displayName })
  return { list: list.filter(({ amount }) => amount.value > 0), rewards, discounts }
}
