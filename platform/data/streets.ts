import type { Market } from '@galo/domain'
import { seededRandom } from './seeded-random'
import type { SeedRestaurant } from './types'

const words = (text: string): readonly string[] => text.split(' ')

/** Names a street in either country could carry. The addresses made from them are samples, not anybody's home. */
const FIRST: Readonly<Record<Market, readonly string[]>> = {
  UK: words(
    'Albion Alma Baker Beech Bridge Chapel Clarence Cobden Copper Dial Egerton Falkner Granby Hanover Inkerman Jubilee ' +
      'Kestrel Lamb Lever Mill Nelson Orchard Peel Quarry Richmond Station Tariff Union Victoria Whitworth York',
  ),
  IE: words(
    'Abbey Barrack Bishop Castle Connolly Davitt Emmet Friary Glebe Grattan John Kickham Lombard Mary Mill Parnell ' +
      'Patrick Sarsfield Tone Vicar Wolfe',
  ),
}

const SECOND: Readonly<Record<Market, readonly string[]>> = {
  UK: words('Street Street Road Road Lane Avenue Terrace Place'),
  IE: words('Street Street Road Lane Terrace Place Avenue'),
}

const STREETS_PER_RESTAURANT = 6

/** A name for a street nobody has named, out of two chances in [0, 1). */
export const inventStreetName = (market: Market, first: number, second: number): string => {
  const any = (from: readonly string[], chance: number) => from[Math.floor(chance * from.length)] ?? ''
  return `${any(FIRST[market], first)} ${any(SECOND[market], second)}`
}

/** Six streets near a restaurant, no two alike, and its own street among them so that searching for it finds neighbours. */
export const streetsOf = ({ id, market, streetAddress }: SeedRestaurant): readonly string[] => {
  const random = seededRandom(`streets of ${id}`)
  const ownStreet = streetAddress.replace(/^(?:Unit \d+, )?(?:The )?(?:\d+ )?/, '')
  const streets = new Set([ownStreet])
  while (streets.size < STREETS_PER_RESTAURANT) streets.add(inventStreetName(market, random(), random()))
  return [...streets]
}
