export { conversionSchema, geoRoutes } from './geo.routes'
export { byDistrict, locate } from './localities.find'
export { localitiesRoutes } from './localities.routes'
export {
  addressesAtPostcode,
  districtsOfTown,
  findDistricts,
  searchLocalities,
  type DistrictRow,
  type LocalityRow,
  type WrittenType,
} from './localities.store'
export { placesStep } from './places.seed'
export { typedPostcode } from './postcode.rules'
export { searchTextOf } from './search-text'
