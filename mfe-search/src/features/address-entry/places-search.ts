import type { AddressSearch } from '@galo/contracts/localities'
import { MARKETS } from '@galo/domain'
import type { Services } from '@galo/services'

type Search = AddressSearch<AbortSignal>

/** It failed once: for the rest of the visit nobody is kept waiting for it (D15). */
let isUnavailable = false

/** The maps provider (D11 a). Where its code or its script can't be had, `otherwise` is asked, from then on at once; ids are of whoever was asked for them. */
export const placesSearch = ({ config, log }: Services, otherwise: Search): Search => {
  const provider = async (): Promise<Search> => {
    const { placesSearch: create } = await import('@galo/vendors/places')
    const { mapsKey: key, mapsApiUrl: apiUrl, language, market } = config
    const country = MARKETS[market].countryCode
    return create({
      country,
      load: (maps) =>
        maps.load({ key, apiUrl, language, region: country }, (message, failed) =>
          log('error', message, { state: failed }),
        ),
    })
  }
  const ask = async <T>(question: (search: Search) => Promise<T>): Promise<T> => {
    if (isUnavailable) return question(otherwise)
    try {
      return await question(await provider())
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      isUnavailable = true
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
