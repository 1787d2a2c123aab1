import type { AddressSearch } from '@galo/contracts/localities'
import type { Services } from '@galo/services'
import { localitiesSearch } from './localities-search'
import { placesSearch } from './places-search'

export { isCodeUnderWay } from './place-reading.model'

/** Who is asked for addresses (D11), as the flag says. */
export const addressSearch = (services: Services): AddressSearch<AbortSignal> => {
  const localities = localitiesSearch(services)
  const isPlaces = services.flags.get('address-data-provider') === 'places'
  return isPlaces ? placesSearch(services, localities) : localities
}
