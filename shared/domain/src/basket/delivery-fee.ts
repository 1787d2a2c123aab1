import { DELIVERY } from '../fulfilment/delivery'
import { MARKETS, type Market } from '../market/market'
import { money, type Money } from '../money/money'

/** Up to so many metres, so much in minor units of either currency. The last edge is as far as a rider goes at all (D09). */
const BANDS = [
  [2_500, 149],
  [5_000, 249],
  [DELIVERY.searchRadiusMetres, 349],
] as const satisfies readonly (readonly [number, number])[]

/** What a rider costs over `distanceM` metres as the crow flies; `null` when it is too far, and nothing can be quoted. */
export const deliveryFeeFor = (market: Market, distanceM: number): Money | null => {
  if (!(distanceM >= 0)) throw new RangeError(`${distanceM} is not a distance`)
  const band = BANDS.find(([upToM]) => distanceM <= upToM)
  return band === undefined ? null : money(MARKETS[market].currencyCode, band[1])
}

/** The least and the most a rider can cost, for where nobody knows yet how far they go. */
export const deliveryFeesOf = (market: Market): { readonly least: Money; readonly most: Money } => {
  const { currencyCode } = MARKETS[market]
  const fees = BANDS.map(([, fee]) => fee)
  return { least: money(currencyCode, Math.min(...fees)), most: money(currencyCode, Math.max(...fees)) }
}
