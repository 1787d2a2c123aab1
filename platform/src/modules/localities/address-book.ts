import type { Db } from '../../kernel/db/database'
import type { AddressBook } from '../../providers/maps/port'
import { byDistrict, locate } from './localities.find'
import { addressesAtPostcode, searchLocalities } from './localities.store'

/** Our addresses, for whoever draws maps. */
export const addressBook = (db: Db): AddressBook => ({
  atPostcode: (typed, market) => byDistrict(db, typed, market),
  doorsAt: (postcode) => addressesAtPostcode(db, postcode),
  find: (publicId) => locate(db, publicId),
  search: (market, types, searchText, limit) => searchLocalities(db, market, types, searchText, limit),
})
