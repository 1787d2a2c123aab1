import type { AddressSearch } from '@galo/contracts/localities'
import type { Services } from '@galo/services'
import { localitiesSearch } from './localities-search'
import { placesSearch } from './places-search'

export { isCodeUnderWay } from './place-reading.model'

type Search = AddressSearch<AbortSignal>

/** Where the place is that was asked for last: it is asked when it is picked, and wanted again when it is sent. */
const lastAsked = new WeakMap<Services, { readonly id: string; readonly answer: ReturnType<Search['details']> }>()

/** Who is asked for addresses (D11), as the flag says. */
export const addressSearch = (services: Services): Search => {
  const localities = localitiesSearch(services)
  const isPlaces = services.flags.get('address-data-provider') === 'places'
  const search = isPlaces ? placesSearch(services, localities) : localities
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
