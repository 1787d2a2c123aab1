import {
  deductionsFor,
  feesFor,
  MARKETS,
  multiplyMoney,
  rewardKindOf,
  splitByWeight,
  subtractMoney,
  totalsOf,
  zeroMoney,
  type Deduction,
  type Discount,
  type Fee,
  type Money,
  type RewardType,
  type Totals,
} from '@galo/domain'
import type { PricedLine } from '../menu'
import type { RewardValue } from './basket.ports'
import type { BasketRow } from './basket.store'

/** The reward as it is on the order: it pays for one portion of one line. */
export interface AppliedReward {
  readonly type: RewardType
  readonly lineId: string
  readonly value: Money
}

export interface BasketSums {
  readonly fees: readonly Fee[]
  readonly totals: Totals
  readonly reward: AppliedReward | null
  /** What the code really takes off; zero when there is none, or when nothing is left to take it off. */
  readonly discount: Money
  /** One list per line, in the order of the lines: together they are `totals.deductions`. */
  readonly deductions: readonly (readonly Deduction[])[]
}

type Summed = Pick<BasketRow, 'market' | 'fulfilmentType' | 'reward' | 'deliveryFee' | 'preferences'>

const appliedReward = (
  { reward, market, fulfilmentType }: Summed,
  lines: readonly PricedLine[],
  valueOf: RewardValue,
): AppliedReward | null => {
  const line = lines.find((candidate) => candidate.id === reward?.lineId)
  if (reward === null || line === undefined) return null
  const value = valueOf(line, reward.type, market, fulfilmentType)
  return value.value === 0 ? null : { type: reward.type, lineId: reward.lineId, value }
}

/**
 * Rows F09, H03: the reward first, as the value of its own dish, then the code on what is left. The code's share is spread over
 * the lines by what they cost, to the penny. Fees go by the food less the code; deposits are never touched.
 */
export const sumsOf = (
  basket: Summed,
  lines: readonly PricedLine[],
  discount: Discount | null,
  valueOf: RewardValue,
): BasketSums => {
  const { market, fulfilmentType, deliveryFee, preferences } = basket
  const { currencyCode } = MARKETS[market]
  const itemsTotal = totalsOf(lines, [], [], currencyCode).items
  const reward = appliedReward(basket, lines, valueOf)
  const taken = deductionsFor(itemsTotal, reward === null ? null : { ...reward, displayName: null }, discount)
  const fees = feesFor({
    market,
    fulfilmentType,
    itemsTotal,
    discounts: taken.discounts,
    rewards: taken.rewards,
    containers: lines.flatMap(({ containers }) => containers),
    wantsBag: preferences?.bag === true,
    deliveryFee: { currencyCode, value: deliveryFee ?? 0 },
  })

  const rewardOn = ({ id }: PricedLine): Money => (id === reward?.lineId ? reward.value : zeroMoney(currencyCode))
  const rest = lines.map((line) => subtractMoney(multiplyMoney(line.price, line.quantity), rewardOn(line)).value)
  const shares = lines.length === 0 ? [] : splitByWeight(taken.discounts, rest)
  const deductions = lines.map((line, index): readonly Deduction[] => {
    const list: Deduction[] = []
    const share = shares[index]
    if (reward?.lineId === line.id)
      list.push({ kind: rewardKindOf(reward.type), amount: reward.value, displayName: null })
    if (discount !== null && share !== undefined)
      list.push({ kind: discount.kind, amount: share, displayName: discount.displayName })
    return list.filter(({ amount }) => amount.value > 0)
  })
  const totals = totalsOf(lines, fees, taken.list, currencyCode)
  return { fees, totals, reward, discount: taken.discounts, deductions }
}
