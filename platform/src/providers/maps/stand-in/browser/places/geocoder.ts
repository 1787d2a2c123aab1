import { literalOf } from '../core/lat-lng'
import { askGeocode, countriesOf, rejection, statusOf } from './answers'

type Status = google.maps.GeocoderStatus
type Callback = (results: google.maps.GeocoderResult[] | null, status: Status) => void

const queryOf = (request: google.maps.GeocoderRequest): Readonly<Record<string, string>> => {
  const { address, location, placeId, componentRestrictions } = request
  if (location != null) {
    const { lat, lng } = literalOf(location)
    return { lat: String(lat), lng: String(lng) }
  }
  if (placeId != null) return { place_id: placeId }
  const { country, locality, postalCode, route } = componentRestrictions ?? {}
  const words = [address, route, locality, postalCode].filter(Boolean).join(', ')
  return { address: words, country: countriesOf(country) }
}

/** `google.maps.Geocoder`. Nothing found is a rejection, as with the provider: `ZERO_RESULTS` in `code`. */
export class Geocoder {
  async geocode(
    request: google.maps.GeocoderRequest,
    callback?: Callback | null,
  ): Promise<google.maps.GeocoderResponse> {
    const end = (results: google.maps.GeocoderResult[], status: string) => {
      callback?.(status === 'OK' || status === 'ZERO_RESULTS' ? results : null, status as Status)
      if (status !== 'OK' && callback == null) throw rejection('GEOCODER_GEOCODE', status)
      return { results }
    }
    let results: google.maps.GeocoderResult[]
    try {
      results = await askGeocode(queryOf(request))
    } catch (error) {
      const status = statusOf(error)
      return end([], status === 'UNKNOWN_ERROR' ? 'ERROR' : status)
    }
    return end(results, results.length > 0 ? 'OK' : 'ZERO_RESULTS')
  }
}
