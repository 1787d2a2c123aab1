import type { AddressSearch } from '@galo/contracts/localities'
import { MARKETS } from '@galo/domain'
import type { Services } from '@galo/services'

type Search = AddressSearch<AbortSignal>

interface MapsSettings {
  readonly key: string
  readonly apiUrl: string | null
  readonly language: string
  readonly region: 'GB' | 'IE'
  /** Hears that the provider has failed, at most once in a visit. */
  readonly report: (message: string, state: string) => void
}

/** Brings the maps provider as who knows addresses: its code comes with the first question. Handed over by who may know the provider. */
export type LoadMapsSearch = () => Promise<{ readonly placesSearch: (settings: MapsSettings) => Search }>

/** The provider of a visit. It failed once: for the rest of the visit nobody is kept waiting for it (D15). */
interface Provider {
  search: Promise<Search> | null
  isUnavailable: boolean
}
const providers = new WeakMap<Services, Provider>()

const providerOf = (services: Services): Provider => {
  const known = providers.get(services)
  if (known !== undefined) return known
  const provider: Provider = { search: null, isUnavailable: false }
  providers.set(services, provider)
  return provider
}

/** The maps provider (D11 a). Where its code or its script can't be had, `otherwise` is asked, from then on at once; ids are of whoever was asked for them. */
export const mapsSearch = (services: Services, load: LoadMapsSearch, otherwise: Search): Search => {
  const provider = providerOf(services)
  const create = async (): Promise<Search> => {
    const { mapsKey: key, mapsApiUrl: apiUrl, language, market } = services.config
    const { placesSearch } = await load()
    return placesSearch({
      ...{ key, apiUrl, language },
      region: MARKETS[market].countryCode,
      report: (message, state) => services.log('error', message, { state }),
    })
  }
  const ask = async <T>(question: (search: Search) => Promise<T>): Promise<T> => {
    if (provider.isUnavailable) return question(otherwise)
    try {
      // One for the visit: what is typed and what is chosen of it are one search, which is what the provider is paid for.
      return await question(await (provider.search ??= create()))
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      provider.isUnavailable = true
      return question(otherwise)
    }
  }
  return {
    suggest: (words, signal) => ask((search) => search.suggest(words, signal)),
    details: (id) => ask((search) => search.details(id)),
    geocode: (words) => ask((search) => search.geocode(words)),
    reverse: (at) => ask((search) => search.reverse(at)),
  }
}
