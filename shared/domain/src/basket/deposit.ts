import { MARKETS, type Market } from '../market/market'
import { isOnPremises, type FulfilmentType } from '../fulfilment/fulfilment'
import { money, sumMoney, zeroMoney, type Money } from '../money/money'

/** A bottle or can with a deposit on it. */
export interface DepositContainer {
  readonly ml: number
}

/** In cent (F10, X12): 0.15 up to half a litre, 0.25 above, nothing beyond three litres. */
const SMALL_DEPOSIT = 15
const LARGE_DEPOSIT = 25
export const SMALL_CONTAINER_UP_TO_ML = 500
const LARGE_UP_TO_ML = 3_000

/** What one bottle or can is worth when it comes back. Nothing in the UK, where there is no such scheme. */
export const depositFor = (market: Market, { ml }: DepositContainer): Money => {
  const { currencyCode } = MARKETS[market]
  if (market === 'UK' || ml > LARGE_UP_TO_ML) return zeroMoney(currencyCode)
  return money(currencyCode, ml <= SMALL_CONTAINER_UP_TO_ML ? SMALL_DEPOSIT : LARGE_DEPOSIT)
}

/** One entry per bottle or can. Nothing where people sit and the bottles stay. */
export const depositsFor = (market: Market, type: FulfilmentType, containers: readonly DepositContainer[]): Money =>
  sumMoney(
    MARKETS[market].currencyCode,
    isOnPremises(type) ? [] : containers.map((container) => depositFor(market, container)),
  )
