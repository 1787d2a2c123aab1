import type { Market } from '../market/market'
import { isPostcodeOf, normalisePostcode } from '../fields/postcode'
import { isNonBlank, tidyText } from '../fields/tidy-text'

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** What an address search knows of the first line. `rawLine1` is a line somebody wrote as it should be. */
export type LineOneParts = Optional<{
  rawLine1: string
  unit: string
  premise: string
  streetNumber: string
  street: string
}>

const filled = (parts: readonly (string | undefined)[]): readonly string[] =>
  parts.map((part) => tidyText(part ?? '')).filter((part) => part !== '')

/** The address in one line: as the provider wrote it, else unit, premise and number with street, with commas between (D13). */
export const lineOneOf = ({ rawLine1, unit, premise, streetNumber, street }: LineOneParts): string =>
  isNonBlank(rawLine1 ?? '')
    ? tidyText(rawLine1 ?? '')
    : filled([unit, premise, filled([streetNumber, street]).join(' ')]).join(', ')

export type AddressParts = Optional<{ lineOne: string; city: string; postcode: string }>

/** Complete, and with a postcode of the market (D13): in Ireland the Eircode may be left out, but what is given must be one (G07). */
export const isDeliverableAddress = (market: Market, { lineOne, city, postcode }: AddressParts): boolean =>
  filled([lineOne, city]).length === 2 &&
  (isNonBlank(postcode ?? '') ? isPostcodeOf(market, postcode ?? '') : market === 'IE')

/** The first line a search result gives: a postcode is no street, so it is left for the customer to fill. */
export const lineOneFromSearch = (searched: string, postcode: string): string =>
  bare(searched) === bare(postcode) ? '' : tidyText(searched)

/** Codes compared without spaces and case. */
const bare = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

/** The map found another postcode than the customer typed, which deserves a question (D13). */
export const isGeocodeMismatch = (entered: string, geocoded: string): boolean =>
  isNonBlank(entered) && isNonBlank(geocoded) && bare(entered) !== bare(geocoded)

/** The postcode to send: always in the UK, in Ireland when there is one (G07). */
export const postcodeToSend = (market: Market, typed: string): string | undefined =>
  market === 'UK' || isNonBlank(typed) ? normalisePostcode(market, typed) : undefined
