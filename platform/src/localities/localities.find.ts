import type { Market } from '@galo/domain'
import type { Db } from '../db/database'
import { findDistricts, findLocality, type LocalityRow } from './localities.store'
import { postcodeIn, readDistrictId } from './localities.wire'
import { typedPostcode } from './postcode.rules'

/** Any postcode in a district we know is found, whether or not somebody wrote it down as a sample. */
export const byDistrict = async (db: Db, input: string, market: Market): Promise<LocalityRow[]> => {
  const typed = typedPostcode(input, market)
  if (typed === null) return []
  const [district] = await findDistricts(db, market, [typed.district])
  return district === undefined ? [] : [postcodeIn(district, typed.postcode)]
}

/** The place of a prediction, written down or not. */
export const locate = async (db: Db, publicId: string): Promise<LocalityRow | undefined> => {
  const typed = readDistrictId(publicId)
  if (typed === null) return findLocality(db, publicId)
  return (await byDistrict(db, typed.postcode, typed.market))[0]
}
