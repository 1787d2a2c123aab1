import type { AddressSearch } from '@galo/contracts/localities'
import type { LatLng } from '@galo/domain'
import type { MapsProvider, MapsSettings } from './maps.port'
import { mapsProvider } from './maps.provider'
import { addressFrom, predictionFrom, type FoundPlace } from './places.from'

/** The provider has failed, for the rest of the visit: who searches asks somebody else. */
class MapsUnavailable extends Error {}

export interface PlacesSettings extends MapsSettings {
  /** Hears that the provider has failed, at most once in a visit. */
  readonly report: Parameters<MapsProvider['load']>[1]
}

const FIELDS = ['address_components', 'formatted_address', 'geometry', 'place_id', 'types']
/** Doors, streets, postcodes and towns; no shops. */
const TYPES = ['geocode']

const whenHere = (provider: MapsProvider, { report, ...settings }: PlacesSettings): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      const state = provider.state()
      if (state === 'not-loaded' || state === 'loading') return
      stop()
      if (state === 'loaded') resolve()
      else reject(new MapsUnavailable(state))
    }
    const stop = provider.subscribe(look)
    if (provider.state() === 'not-loaded') provider.load(settings, report)
    look()
  })

const isNothingFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ZERO_RESULTS'

/** The maps provider as who knows addresses (D11 a), in the market's country alone. Its questions can't be taken back: an answer nobody waits for is dropped. */
export const placesSearch = (settings: PlacesSettings): AddressSearch<AbortSignal> => {
  const { region: country } = settings
  const provider = mapsProvider()
  /** From the first letter to the chosen place it is one search, which is what the provider is paid for. */
  let session: google.maps.places.AutocompleteSessionToken | undefined
  const found = async (request: google.maps.GeocoderRequest): Promise<readonly FoundPlace[]> => {
    await whenHere(provider, settings)
    try {
      return (await new google.maps.Geocoder().geocode(request)).results
    } catch (error) {
      if (isNothingFound(error)) return []
      throw error
    }
  }
  const first = (places: readonly FoundPlace[]) => {
    const [best] = places
    return best === undefined ? null : addressFrom(best, country)
  }
  return {
    suggest: async (words, signal) => {
      await whenHere(provider, settings)
      signal.throwIfAborted()
      const { AutocompleteService, AutocompleteSessionToken } = google.maps.places
      session ??= new AutocompleteSessionToken()
      const { predictions } = await new AutocompleteService().getPlacePredictions({
        input: words,
        types: TYPES,
        componentRestrictions: { country },
        sessionToken: session,
      })
      signal.throwIfAborted()
      return predictions.map(predictionFrom)
    },
    details: async (id) => {
      await whenHere(provider, settings)
      const sessionToken = session
      session = undefined
      const place = await new Promise<FoundPlace>((resolve, reject) => {
        const service = new google.maps.places.PlacesService(document.createElement('div'))
        const request = { placeId: id, fields: FIELDS, ...(sessionToken && { sessionToken }) }
        service.getDetails(request, (result, status) =>
          status === google.maps.places.PlacesServiceStatus.OK && result !== null
            ? resolve(result as FoundPlace)
            : reject(new Error(`The maps provider answered ${status}`)),
        )
      })
      const address = addressFrom(place, country)
      if (address === null) throw new Error('The maps provider does not say where that is')
      return { address, doors: [] }
    },
    geocode: async (words) => first(await found({ address: words, componentRestrictions: { country } })),
    reverse: async ({ latitude, longitude }: LatLng) =>
      first(await found({ location: { lat: latitude, lng: longitude } })),
  }
}
