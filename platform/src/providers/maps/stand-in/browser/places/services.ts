import { askDetails, askPredictions, rejection, statusOf } from './answers'

type Status = google.maps.places.PlacesServiceStatus

const asStatus = (status: string): Status => status as Status

/** `google.maps.places.AutocompleteSessionToken`: one search from the first letter to the chosen place. */
export class AutocompleteSessionToken {}

/** `google.maps.places.AutocompleteService` */
export class AutocompleteService {
  async getPlacePredictions(
    request: google.maps.places.AutocompletionRequest,
    callback?: (predictions: google.maps.places.AutocompletePrediction[] | null, status: Status) => void,
  ): Promise<google.maps.places.AutocompleteResponse> {
    try {
      const countries = request.componentRestrictions?.country
      const predictions = await askPredictions(request.input, countries, request.types ?? [])
      callback?.(predictions, asStatus(predictions.length > 0 ? 'OK' : 'ZERO_RESULTS'))
      return { predictions }
    } catch (error) {
      callback?.(null, asStatus(statusOf(error)))
      if (callback !== undefined) return { predictions: [] }
      throw rejection('PLACES_AUTOCOMPLETE', statusOf(error))
    }
  }

  getQueryPredictions(
    request: google.maps.places.QueryAutocompletionRequest,
    callback: (predictions: google.maps.places.QueryAutocompletePrediction[] | null, status: Status) => void,
  ): void {
    void this.getPlacePredictions({ input: request.input }, callback)
  }
}

/** `google.maps.places.PlacesService` */
export class PlacesService {
  constructor(_attrContainer: HTMLDivElement | google.maps.Map) {}

  getDetails(
    request: google.maps.places.PlaceDetailsRequest,
    callback: (place: google.maps.places.PlaceResult | null, status: Status) => void,
  ): void {
    askDetails(request.placeId).then(
      (place) => callback(picked(place, request.fields), asStatus('OK')),
      (error: unknown) => callback(null, asStatus(statusOf(error))),
    )
  }
}

/** Only the fields that were asked for, as these are what is paid for; all when none is named. */
export const picked = <T extends object>(place: T, fields: readonly string[] | null | undefined): Partial<T> => {
  if (fields == null || fields.length === 0 || fields.includes('ALL')) return place
  const roots = fields.map((field) => field.split('.')[0])
  return Object.fromEntries(Object.entries(place).filter(([name]) => roots.includes(name))) as Partial<T>
}
