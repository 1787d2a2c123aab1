import { MARKETS, type Market } from '../market/market'
import { isDelivery, isOnPremises, type FulfilmentType } from '../fulfilment/fulfilment'
import { addMoney, maxMoney, minMoney, money, subtractMoney, sumMoney, zeroMoney, type Money } from '../money/money'
import { portionOf } from '../money/portion'
import { depositsFor, type DepositContainer } from './deposit'

/** The fees we know (F09); the platform may send others. */
export type FeeKind = 'DELIVERY' | 'SMALL_ORDER' | 'SERVICE' | 'MINIMUM_TRANSACTION' | 'BAG' | 'DEPOSIT'

export interface Fee {
  readonly kind: FeeKind
  readonly amount: Money
}

/** In minor units of the market's own currency (F10). */
export const SERVICE_FEE = { basisPoints: 1_100, least: 99, most: 299 } as const
/** A delivery of less pays what is missing, and at most so much. */
export const SMALL_ORDER_BELOW = 1_500
export const MAX_SMALL_ORDER_FEE = 200
/** One carrier bag per order, in minor units. */
const BAG = { UK: 10, IE: 22 } as const satisfies Record<Market, number>
export const MIN_PAYMENT = { UK: 30, IE: 50 } as const satisfies Record<Market, number>

/** What a carrier bag costs to take away, said before anybody takes one (X27). */
export const bagPrice = (market: Market): Money => money(MARKETS[market].currencyCode, BAG[market])

export interface FeeBasis {
  readonly market: Market
  readonly fulfilmentType: FulfilmentType
  /** All lines, before anything is taken off. */
  readonly itemsTotal: Money
  /** Codes and offers: they lower what fees are worked out from. */
  readonly discounts?: Money | undefined
  /** Rewards do not lower what fees are worked out from; they count towards the least a card can be charged. */
  readonly rewards?: Money | undefined
  /** Every bottle and can in the basket, one entry each. */
  readonly containers?: readonly DepositContainer[] | undefined
  readonly wantsBag?: boolean | undefined
  /** From the delivery quote. */
  readonly deliveryFee?: Money | undefined
}

/** 11 %, at least 0.99 and at most 2.99, half a penny up. */
const serviceFee = (base: Money): Money =>
  minMoney(
    money(base.currencyCode, SERVICE_FEE.most),
    maxMoney(money(base.currencyCode, SERVICE_FEE.least), portionOf(base, SERVICE_FEE.basisPoints, 'half-up')),
  )

/** What is missing to 15, but never more than 2. */
const smallOrderFee = ({ currencyCode, value }: Money): Money =>
  money(currencyCode, Math.max(0, Math.min(MAX_SMALL_ORDER_FEE, SMALL_ORDER_BELOW - value)))

/**
 * The fees on a basket, in the order they are shown; none of them is zero (F09, F10).
 * Service and small-order fees are for delivery only. An empty basket has no fees.
 */
export const feesFor = (basis: FeeBasis): readonly Fee[] => {
  const { market, fulfilmentType, itemsTotal, containers = [], wantsBag = false } = basis
  const { currencyCode } = MARKETS[market]
  const nothing = zeroMoney(currencyCode)
  const { discounts = nothing, rewards = nothing, deliveryFee = nothing } = basis
  if (itemsTotal.value === 0) return []
  const base = maxMoney(nothing, subtractMoney(itemsTotal, discounts))
  const hasRider = isDelivery(fulfilmentType)
  const takesBag = wantsBag && !isOnPremises(fulfilmentType)

  const fees: Fee[] = [
    { kind: 'DELIVERY', amount: hasRider ? deliveryFee : nothing },
    { kind: 'SMALL_ORDER', amount: hasRider ? smallOrderFee(base) : nothing },
    { kind: 'SERVICE', amount: hasRider ? serviceFee(base) : nothing },
    { kind: 'BAG', amount: takesBag ? money(currencyCode, BAG[market]) : nothing },
    { kind: 'DEPOSIT', amount: depositsFor(market, fulfilmentType, containers) },
  ]
  const total = addMoney(
    maxMoney(nothing, subtractMoney(base, rewards)),
    sumMoney(
      currencyCode,
      fees.map(({ amount }) => amount),
    ),
  )
  const least = money(currencyCode, MIN_PAYMENT[market])
  if (total.value > 0)
    fees.push({ kind: 'MINIMUM_TRANSACTION', amount: maxMoney(nothing, subtractMoney(least, total)) })
  return fees.filter(({ amount }) => amount.value > 0)
}
