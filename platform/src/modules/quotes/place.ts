import { isPostcodeOf, normalisePostcode, type LatLng, type Market } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { searchTextOf } from '../../kernel/db/search-text'
import { addressesAtPostcode, findDistricts, searchLocalities, typedPostcode } from '../localities'

export interface WrittenAddress {
  readonly lineOne: string
  readonly city: string
  readonly postcode: string | null
}

/** Where an address is. `isDoor`: as exact as one postcode; otherwise the middle of its district. */
export interface Located extends LatLng {
  readonly isDoor: boolean
}

const placeOf = ({ latitude, longitude }: LatLng, isDoor: boolean): Located => ({ latitude, longitude, isDoor })

const byPostcode = async (db: Db, market: Market, address: WrittenAddress): Promise<Located | null> => {
  const typed = typedPostcode(address.postcode ?? '', market)
  if (typed === null) return null
  const known = await addressesAtPostcode(db, typed.postcode)
  const door = searchTextOf(address.lineOne)
  const nearest = known.find((row) => searchTextOf(row.displayLabel).startsWith(door)) ?? known[0]
  if (nearest !== undefined) return placeOf(nearest, true)
  const [district] = await findDistricts(db, market, [typed.district])
  return district === undefined ? null : placeOf(district, false)
}

/** Only Ireland gets along without a postcode (G07): then the street has to be one we know. */
const byStreet = async (db: Db, market: Market, { lineOne, city }: WrittenAddress): Promise<Located | null> => {
  const [row] = await searchLocalities(db, market, ['address'], searchTextOf(`${lineOne} ${city}`), 1)
  return row === undefined ? null : placeOf(row, true)
}

/** Where an address is: the door if we know it, else the middle of its postcode district. Null for places nobody has heard of. */
export const locateAddress = (db: Db, market: Market, address: WrittenAddress): Promise<Located | null> =>
  address.postcode === null ? byStreet(db, market, address) : byPostcode(db, market, address)

/** Upper case and with one space, or null: none given, or none of this market's. */
export const postcodeOrNull = (market: Market, typed: string | null | undefined): string | null =>
  typed != null && isPostcodeOf(market, typed) ? normalisePostcode(market, typed) : null
