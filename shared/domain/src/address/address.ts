import type { CountryCode, Market } from '../market/market'
import { isPostcodeOf, normalisePostcode } from '../patterns/postcode'
import { isNonBlank, tidyText } from '../patterns/tidy-text'

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

/** Row D13: the raw line as it is, else unit, premise and number with street, with commas between. */
export const lineOneOf = ({ rawLine1, unit, premise, streetNumber, street }: LineOneParts): string =>
  isNonBlank(rawLine1 ?? '')
    ? tidyText(rawLine1 ?? '')
    : filled([unit, premise, filled([streetNumber, street]).join(' ')]).join(', ')

/** An address typed by hand, in one line. */
export const formatManualAddress = (
  address: Optional<{ lineOne: string; lineTwo: string; city: string; postcode: string; country: string }>,
): string => filled([address.lineOne, address.lineTwo, address.city, address.postcode, address.country]).join(', ')

export type AddressParts = Optional<{ lineOne: string; city: string; postcode: string; countryCode: CountryCode }>

/** Row D13: everything is there, whatever it says. */
export const isCompleteAddress = ({ lineOne, city, postcode, countryCode }: AddressParts): boolean =>
  filled([lineOne, city, postcode, countryCode]).length === 4

/** Row D13 by market: in Ireland the Eircode may be left out, but what is given must be one (G07). */
export const isDeliverableAddress = (market: Market, { lineOne, city, postcode }: AddressParts): boolean =>
  filled([lineOne, city]).length === 2 &&
  (isNonBlank(postcode ?? '') ? isPostcodeOf(market, postcode ?? '') : market === 'IE')

/** The first line a search result gives: a postcode is no street, so it is left for the customer to fill. */
export const lineOneFromSearch = (searched: string, postcode: string): string =>
  bare(searched) === bare(postcode) ? '' : tidyText(searched)

/** Codes compared without spaces and case. */
const bare = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

/** Row D13: the map found another postcode than the customer typed, which deserves a question. */
export const isGeocodeMismatch = (entered: string, geocoded: string): boolean =>
  isNonBlank(entered) && isNonBlank(geocoded) && bare(entered) !== bare(geocoded)

/** Row G07: sent for the UK always, for Ireland when there is one. */
export const postcodeToSend = (market: Market, typed: string): string | undefined =>
  market === 'UK' || isNonBlank(typed) ? normalisePostcode(market, typed) : undefined
