import { LatLng } from '../core/lat-lng'
import { LatLngBounds } from '../core/lat-lng-bounds'
import type { PlaceResult, Prediction } from '../../places/answer.shape'
import { ask, ProviderRefusal } from '../provider'

export type { PlaceResult, Prediction }

type Countries = string | readonly string[] | null | undefined

export const countriesOf = (countries: Countries): string =>
  (typeof countries === 'string' ? [countries] : [...(countries ?? [])]).map((name) => name.toLowerCase()).join('|')

/** `results` with places and boxes as the API's own objects. */
export const toResult = ({ geometry, ...result }: PlaceResult) => ({
  ...result,
  geometry: {
    location: new LatLng(geometry.location),
    location_type: geometry.location_type as google.maps.GeocoderLocationType,
    viewport: new LatLngBounds(geometry.viewport),
  },
})

export const askPredictions = async (input: string, countries: Countries, types: readonly string[]) => {
  if (input.trim() === '') throw new ProviderRefusal('INVALID_REQUEST', 'input: nothing to look for')
  const query = { input: input.slice(0, 120), country: countriesOf(countries), types: types.join('|') }
  const { predictions } = (await ask('predictions', query)) as { predictions: Prediction[] }
  return predictions
}

export const askDetails = async (placeId: string) => {
  const { result } = (await ask('details', { place_id: placeId })) as { result: PlaceResult }
  return toResult(result)
}

export const askGeocode = async (query: Readonly<Record<string, string>>) => {
  const { results } = (await ask('geocode', query)) as { results: PlaceResult[] }
  return results.map(toResult)
}

export const statusOf = (error: unknown): string => (error instanceof ProviderRefusal ? error.status : 'UNKNOWN_ERROR')

/** The provider rejects with an error that carries the status as `code`. */
export const rejection = (call: string, status: string): Error =>
  Object.assign(new Error(`${call}: ${status}: The request could not be answered.`), { code: status })
