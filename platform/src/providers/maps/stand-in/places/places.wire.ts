import type { Market } from '@galo/domain'
import type { PlaceResult, Prediction } from './answer.shape'
import type { Geocoded } from './geocode'
import type { Place } from './place'

const COUNTRIES = {
  UK: { long: 'United Kingdom', short: 'GB', inAddress: 'UK' },
  IE: { long: 'Ireland', short: 'IE', inAddress: 'Ireland' },
} as const satisfies Record<Market, unknown>

const component = (text: string, types: string[], short = text) =>
  text === '' ? [] : [{ long_name: text, short_name: short, types }]

const isWhole = (postcode: string): boolean => postcode.includes(' ')

/** As the provider writes them: the UK's towns are post towns, Ireland's are localities. */
const componentsOf = (place: Place) => {
  const country = COUNTRIES[place.market]
  const isTown = place.kind === 'town' || place.market === 'IE'
  const codeTypes = isWhole(place.postcode) ? ['postal_code'] : ['postal_code', 'postal_code_prefix']
  return [
    ...component(place.streetNumber, ['street_number']),
    ...component(place.route, ['route']),
    ...(isTown ? component(place.town, ['locality', 'political']) : []),
    ...(place.market === 'UK' ? component(place.town, ['postal_town']) : []),
    ...component(country.long, ['country', 'political'], country.short),
    ...component(place.postcode, codeTypes),
  ]
}

const typesOf = ({ kind, postcode }: Place): string[] => {
  switch (kind) {
    case 'address':
      return ['street_address']
    case 'postal_code':
      return isWhole(postcode) ? ['postal_code'] : ['postal_code', 'postal_code_prefix']
    case 'town':
      return ['locality', 'political']
    case 'restaurant':
      return ['restaurant', 'food', 'point_of_interest', 'establishment']
  }
}

const streetOf = ({ streetNumber, route }: Place): string => `${streetNumber} ${route}`.trim()

const formattedAddress = (place: Place): string => {
  const { town, postcode, market } = place
  const ending = market === 'UK' ? [`${town} ${postcode}`.trim()] : [town, postcode]
  return [streetOf(place), ...ending, COUNTRIES[market].inAddress].filter(Boolean).join(', ')
}

/** Half the height and width of what the map should show, in degrees. */
const VIEW = { address: 0.00135, restaurant: 0.00135, postal_code: 0.006, town: 0.05 } as const

const geometryOf = ({ kind, latitude, longitude, precision }: Place) => ({
  location: { lat: latitude, lng: longitude },
  location_type: precision,
  viewport: {
    south: latitude - VIEW[kind],
    north: latitude + VIEW[kind],
    west: longitude - VIEW[kind] * 1.6,
    east: longitude + VIEW[kind] * 1.6,
  },
})

export const resultOf = (place: Place): PlaceResult => ({
  place_id: place.id,
  name: place.name || streetOf(place) || place.postcode || place.town,
  formatted_address: formattedAddress(place),
  address_components: componentsOf(place),
  geometry: geometryOf(place),
  types: typesOf(place),
})

export const geocodedOf = ({ place, isPartial }: Geocoded): PlaceResult => ({
  ...resultOf(place),
  ...(isPartial ? { partial_match: true } : {}),
})

/** The words of a suggestion: what it is, then where. The postcode of a door stays for the details, as with the provider. */
const wordsOf = (place: Place): readonly [main: string, ...rest: string[]] => {
  const country = COUNTRIES[place.market].inAddress
  switch (place.kind) {
    case 'address':
      return [streetOf(place), place.town, country]
    case 'postal_code':
      return [place.postcode, place.town, country]
    case 'town':
      return [place.town, country]
    case 'restaurant':
      return [place.name, streetOf(place), place.town, country]
  }
}

const matchesIn = (text: string, input: string) => {
  const offset = text.toLowerCase().indexOf(input.trim().toLowerCase())
  return offset < 0 ? [] : [{ offset, length: input.trim().length }]
}

export const predictionOf = (place: Place, input: string): Prediction => {
  const words = wordsOf(place)
  const [main, ...rest] = words
  const description = words.join(', ')
  const starts = words.map((_, index) => words.slice(0, index).reduce((sum, word) => sum + word.length + 2, 0))
  return {
    place_id: place.id,
    description,
    types: [...typesOf(place), 'geocode'],
    matched_substrings: matchesIn(description, input),
    structured_formatting: {
      main_text: main,
      main_text_matched_substrings: matchesIn(main, input),
      secondary_text: rest.join(', '),
    },
    terms: words.map((value, index) => ({ value, offset: starts[index] ?? 0 })),
  }
}
