import type { AddressSearch } from '@galo/contracts/localities'
import type { Services } from '@galo/services'
import { localitiesSearch } from './localities-search'
import { mapsSearch, type LoadMapsSearch } from './maps-search'

type Search = AddressSearch<AbortSignal>

/** Where the place is that was asked for last: it is asked when it is picked, and wanted again when it is sent. */
const lastAsked = new WeakMap<Services, { readonly id: string; readonly answer: ReturnType<Search['details']> }>()

/** Who is asked for addresses (D11), as the flag says. `loadMaps` brings the provider of maps, for whom it is. */
export const addressSearch = (services: Services, loadMaps: LoadMapsSearch): Search => {
  const localities = localitiesSearch(services)
  const isMaps = services.flags.get('address-data-provider') === 'places'
  const search = isMaps ? mapsSearch(services, loadMaps, localities) : localities
  return {
    ...search,
    details: (id) => {
      const last = lastAsked.get(services)
      if (last?.id === id) return last.answer
      const answer = search.details(id)
      lastAsked.set(services, { id, answer })
      // What was not answered is asked again.
      answer.catch(() => lastAsked.get(services)?.answer === answer && lastAsked.delete(services))
      return answer
    },
  }
}
