import type { LatLng, Market } from '@galo/domain'
import { restaurants } from '../../../data'

const keyOf = (market: Market, postcode: string): string => `${market} ${postcode}`

const spots = new Map<string, LatLng>(
  restaurants.map(({ market, postcode, latitude, longitude }) => [keyOf(market, postcode), { latitude, longitude }]),
)

/** Where the restaurant with this postcode is; undefined for a postcode that none of ours has. */
export const restaurantAt = (market: Market, postcode: string): LatLng | undefined => spots.get(keyOf(market, postcode))
