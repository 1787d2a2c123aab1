import {
  addMoney,
  chilliThreshold,
  itemPrice,
  minMoney,
  money,
  sumMoney,
  zeroMoney,
  MARKETS,
  REWARD_TYPES,
  type FulfilmentType,
  type Market,
  type Money,
  type RewardType,
} from '@galo/domain'
import { chosenModifiers, type PricedLine } from '../menu'

/** What has to be in the basket before a reward can be used: for a delivery something has to be paid for besides. */
export const requiredSpendFor = (market: Market, type: FulfilmentType): Money =>
  type === 'DELIVERY' ? chilliThreshold(market) : zeroMoney(MARKETS[market].currencyCode)

/**
 * What a reward takes off a line: one portion of the dish, and of its choices those the reward stands for too.
 * Nothing when the dish is not one for this reward; never more than one portion costs.
 */
export const rewardValue = (
  { item, price, modifiers }: PricedLine,
  type: RewardType,
  market: Market,
  fulfilmentType: FulfilmentType,
): Money => {
  const { currencyCode } = price
  const nothing = zeroMoney(currencyCode)
  if (item === undefined) return nothing
  const isFor = ({ eligibleRewards }: { readonly eligibleRewards: readonly RewardType[] }) =>
    eligibleRewards.includes(type)
  const dish = isFor(item) ? (itemPrice({ priceList: item.priceList[market] }, fulfilmentType) ?? nothing) : nothing
  const choices = chosenModifiers(item, { modifiers })
    .flatMap((chosen) => chosen.choices)
    .filter(isFor)
    .map((choice) => money(currencyCode, choice.price[market]))
  return minMoney(price, addMoney(dish, sumMoney(currencyCode, choices)))
}

interface Redeemable {
  readonly type: RewardType
  readonly line: PricedLine
  readonly value: Money
}

/** The lines a reward could pay for, the one that saves most first; of equal ones the one that was there first. */
export const redeemableLines = (
  lines: readonly PricedLine[],
  type: RewardType,
  market: Market,
  fulfilmentType: FulfilmentType,
): readonly Redeemable[] =>
  lines
    .map((line) => ({ type, line, value: rewardValue(line, type, market, fulfilmentType) }))
    .filter(({ value }) => value.value > 0)
    .sort((one, other) => other.value.value - one.value.value)

/** For every reward on the card and every line it could pay for. */
export const allRedeemable = (
  lines: readonly PricedLine[],
  rewards: Readonly<Record<RewardType, number>>,
  market: Market,
  fulfilmentType: FulfilmentType,
): readonly Redeemable[] =>
  REWARD_TYPES.filter((type) => rewards[type] > 0).flatMap((type) =>
    redeemableLines(lines, type, market, fulfilmentType),
  )
