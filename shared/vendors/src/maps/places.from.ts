import type { AddressPrediction } from '@galo/contracts/localities'
import { clientAddressOf, type ClientAddress } from '@galo/domain'

type Component = Pick<google.maps.GeocoderAddressComponent, 'long_name' | 'short_name' | 'types'>

/** What a place is to us: a door, a postcode or a town. */
const kindOf = (types: readonly string[]): AddressPrediction['type'] => {
  if (types.includes('postal_code')) return 'postal_code'
  return types.includes('locality') || types.includes('postal_town') ? 'locality' : 'address'
}

/** A prediction in our words. Its last term is the country, which everybody here knows. */
export const predictionFrom = ({
  place_id: id,
  types,
  terms,
}: Pick<google.maps.places.AutocompletePrediction, 'place_id' | 'types' | 'terms'>): AddressPrediction => ({
  id,
  displayLabel: terms
    .slice(0, Math.max(1, terms.length - 1))
    .map(({ value }) => value)
    .join(', '),
  type: kindOf(types),
  hasAddresses: false,
})

export interface FoundPlace {
  readonly place_id?: string | undefined
  readonly types?: readonly string[] | undefined
  readonly formatted_address?: string | undefined
  readonly address_components?: readonly Component[] | undefined
  readonly geometry?: { readonly location?: { lat: () => number; lng: () => number } | undefined } | undefined
}

/** The address of a place that the provider has found; `null` where it doesn't say where that is, or it is in another country. */
export const addressFrom = (place: FoundPlace, country: 'GB' | 'IE'): ClientAddress | null => {
  const parts = place.address_components ?? []
  const part = (...kinds: readonly string[]): Component | undefined =>
    parts.find(({ types }) => kinds.some((kind) => types.includes(kind)))
  const at = place.geometry?.location
  const state = part('country')
  if (at === undefined || (state !== undefined && state.short_name !== country)) return null
  return clientAddressOf({
    id: place.place_id,
    type: kindOf(place.types ?? []),
    premise: part('premise')?.long_name,
    unit: part('subpremise')?.long_name,
    streetNumber: part('street_number')?.long_name,
    street: part('route')?.long_name,
    city: part('postal_town', 'locality')?.long_name,
    postcode: part('postal_code')?.long_name,
    country: state?.long_name,
    countryCode: country,
    formatted: place.formatted_address,
    coordinates: { latitude: at.lat(), longitude: at.lng() },
  })
}
