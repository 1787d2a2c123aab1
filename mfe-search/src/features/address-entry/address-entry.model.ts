import type { LocationState } from '@galo/state'
import { isEircode, isUkPostcode, normaliseEircode, normaliseUkPostcode, type Market } from '@galo/domain'

/** What a customer's words ask for: a code we can look up as such, or words for the address search. */
export type PlaceQuery =
  { readonly kind: 'postcode'; readonly text: string } | { readonly kind: 'address'; readonly text: string }

export type PlaceRefusal = 'invalid-postcode' | 'invalid-address'

export type PlaceReading =
  { readonly kind: 'query'; readonly query: PlaceQuery } | { readonly kind: 'refused'; readonly reason: PlaceRefusal }

/** Suggestions start at the second letter: one letter fits half of the country. */
export const MIN_SUGGESTION_LETTERS = 2

export const SUGGESTION_PAUSE_MS = 200

/** Row S0.5: trimmed, inner spaces collapsed. */
export const tidy = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

/** Short, with a letter and a digit and nothing else: somebody means a code, not a street. */
const looksLikeCode = (text: string): boolean =>
  text.replace(/[ -]/g, '').length <= 8 && /^[a-z0-9 -]+$/i.test(text) && /\d/.test(text) && /^[a-z]/i.test(text)

/** The first half of a UK code (M3, SW1A) or an Irish routing key (D02): enough to know the district. */
const isDistrict = (text: string, market: Market): boolean =>
  market === 'IE' ? /^(?:D6W|[AC-FHKNPRTV-Y]\d{2})$/i.test(text) : /^[A-Z]{1,2}\d[A-Z\d]?$/i.test(text)

/** Rows D13, D22, Q01, Q02. A code comes back in the form the platform keeps it in, with or without the space typed. */
export const readPlace = (typed: string, market: Market): PlaceReading => {
  const text = tidy(typed)
  const postcode = (code: string): PlaceReading => ({ kind: 'query', query: { kind: 'postcode', text: code } })
  if (market === 'UK' && isUkPostcode(text)) return postcode(normaliseUkPostcode(text))
  if (market === 'IE' && isEircode(text)) return postcode(normaliseEircode(text))
  if (isDistrict(text, market)) return postcode(text.toUpperCase())
  if (looksLikeCode(text)) return { kind: 'refused', reason: 'invalid-postcode' }
  if (text.length < MIN_SUGGESTION_LETTERS || !/\p{L}/u.test(text))
    return { kind: 'refused', reason: 'invalid-address' }
  return { kind: 'query', query: { kind: 'address', text } }
}

export const codeExample = (market: Market): string => (market === 'IE' ? 'D02 X285' : 'M3 4EN')

/** Row A14: an example postcode in the UK, an example place in Ireland. */
export const placeExample = (market: Market): string => (market === 'IE' ? 'Dublin 2' : codeExample('UK'))

/** Row D22. */
export const placeLabel = (market: Market): string => (market === 'IE' ? 'Eircode or address' : 'Postcode or address')

/** What stands in the field for a place that came from the device. */
export const HERE = 'Your location'

/** The remembered place with other words in the field: a place belongs to its words, and goes with them. */
export const withQuery = (location: LocationState, query: string): LocationState =>
  location.query === query ? location : { query, label: null, postcode: null, coordinates: null }
