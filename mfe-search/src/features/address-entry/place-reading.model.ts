import { isPostcodeOf, normalisePostcode, tidyText, type Market } from '@galo/domain'
import { MAX_LETTERS, MIN_SUGGESTION_LETTERS } from '@galo/services/places/places-like'
import { OTHER_MARKET, type PlaceRefusal } from './address-entry.model'

/** A search as typed: a postcode, looked up as such, or words for the address search. */
export type PlaceQuery =
  { readonly kind: 'postcode'; readonly text: string } | { readonly kind: 'address'; readonly text: string }

export type PlaceReading =
  | { readonly kind: 'query'; readonly query: PlaceQuery }
  | { readonly kind: 'refused'; readonly reason: PlaceRefusal }
  /** A complete postcode of the other market. */
  | { readonly kind: 'elsewhere'; readonly code: string }

/** One or two letters, then digits and little else: meant as a postcode, not as a street. "Dublin 2" is none. */
const looksLikeCode = (text: string): boolean =>
  text.replace(/[ -]/g, '').length <= 8 && /^[a-z]{1,2}[ -]?\d[a-z\d -]*$/i.test(text)

/** The first half of a postcode of either market (M3, SW1A, D02, or D2 as in Dublin), or a forces' post office: enough for a search. */
const isDistrict = (text: string): boolean => /^(?:D6W|[A-Z]{1,2}\d[A-Z\d]?|BFPO ?\d{1,4})$/i.test(text)

const COUNTRY = /[\s,]+(?:uk|gb|united kingdom|great britain|england|scotland|wales|northern ireland|ireland)\.?$/i

/** The letter O as a zero, where only a zero is possible. */
const withNoughts = (text: string, market: Market): string =>
  market === 'IE' ? text.replace(/(?!^)o/gi, '0') : text.replace(/o(?=[a-z]{2}$)/i, '0')

/** A complete postcode in its stored form, wherever its space was typed; `null` when it is not one of this market. */
const wholeCode = (text: string, market: Market): string | null => {
  const compact = text.replace(/[ -]/g, '')
  const code = [compact, withNoughts(compact, market)].find((spelling) => isPostcodeOf(market, spelling))
  return code === undefined ? null : normalisePostcode(market, code)
}

/** A possible end of a postcode. */
const CODE_END = { UK: '4EN', IE: 'X285' } as const satisfies Record<Market, string>

/** Whether this may be the beginning of a postcode of the market, so that no suggestions yet means nothing. */
export const isCodeUnderWay = (typed: string, market: Market): boolean => {
  const end = CODE_END[market]
  return [...end].some((_, typedOfIt) => wholeCode(typed + end.slice(typedOfIt), market) !== null)
}

/** The postcode of either market in "231 Deansgate, Manchester M3 4EN" or "M3 4EN, UK": the last word or two before the country. */
export const codeWithin = (text: string): string | null => {
  const words = text.replace(COUNTRY, '').split(/[\s,]+/)
  const ends = [words.slice(-1), words.slice(-2)].map((end) => end.join(''))
  return ends.flatMap((end) => [wholeCode(end, 'UK'), wholeCode(end, 'IE')]).find((code) => code !== null) ?? null
}

/** Whether the words can be a place at all (D13, D22); where it is, only the platform knows. */
export const readPlace = (typed: string, market: Market): PlaceReading => {
  const text = tidyText(typed)
  const postcode = (code: string): PlaceReading => ({ kind: 'query', query: { kind: 'postcode', text: code } })
  const own = wholeCode(text, market)
  if (own !== null) return postcode(own)
  const foreign = wholeCode(text, OTHER_MARKET[market])
  if (foreign !== null) return { kind: 'elsewhere', code: foreign }
  const joined = text.replace(/^([a-z]{1,2})[ -](?=\d)/i, '$1')
  const district = market === 'IE' ? withNoughts(joined, market) : joined
  if (isDistrict(district)) return postcode(district.toUpperCase())
  // "M3 4" is enough for a search: its space tells the platform that it is of M3, not Denton's M34.
  if (isCodeUnderWay(text, market)) return postcode(text.toUpperCase())
  if (looksLikeCode(text)) return { kind: 'refused', reason: 'invalid-postcode' }
  if (text.length < MIN_SUGGESTION_LETTERS || text.length > MAX_LETTERS || !/\p{L}/u.test(text))
    return { kind: 'refused', reason: 'invalid-address' }
  return { kind: 'query', query: { kind: 'address', text } }
}
