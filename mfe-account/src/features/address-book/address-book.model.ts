import type { ProfileAddress } from '../../api/profile'
import { isNonBlank, isPostcodeOf, normalisePostcode, tidyText, type Market } from '@galo/domain'

/** As it is typed; the country is the site's. */
export interface AddressFields {
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly postcode: string
  readonly deliveryInstructions: string
}

/** In the order they are asked. */
export const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'postcode', 'deliveryInstructions'] as const

export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** So many the platform keeps. */
export const MOST_ADDRESSES = 10
const MOST_LINE = 100
const MOST_INSTRUCTIONS = 250

const COUNTRIES = { UK: 'GB', IE: 'IE' } as const satisfies Record<Market, string>

export const emptyAddress: AddressFields = { line1: '', line2: '', city: '', postcode: '', deliveryInstructions: '' }

export const fieldsOf = (address: ProfileAddress): AddressFields => ({
  line1: address.line1,
  line2: address.line2 ?? '',
  city: address.city,
  postcode: address.postcode ?? '',
  deliveryInstructions: address.deliveryInstructions ?? '',
})

/** The market whose postcodes an address has: that of its own country, or the site's for a new one. */
export const marketOfAddress = (address: ProfileAddress | null, market: Market): Market => {
  if (address === null) return market
  return address.country === 'IE' ? 'IE' : 'UK'
}

/** The fields that are not right yet, in the order they are asked. An Eircode may be missing, a postcode may not. */
export const addressProblems = (fields: AddressFields, market: Market): readonly AddressField[] => {
  const isRight: Record<AddressField, boolean> = {
    line1: isNonBlank(fields.line1) && tidyText(fields.line1).length <= MOST_LINE,
    line2: tidyText(fields.line2).length <= MOST_LINE,
    city: isNonBlank(fields.city) && tidyText(fields.city).length <= MOST_LINE,
    postcode: isNonBlank(fields.postcode) ? isPostcodeOf(market, fields.postcode) : market === 'IE',
    deliveryInstructions: tidyText(fields.deliveryInstructions).length <= MOST_INSTRUCTIONS,
  }
  return ADDRESS_FIELDS.filter((field) => !isRight[field])
}

/** What an address reads like in one line. */
export const addressLine = ({ line1, line2, city, postcode }: ProfileAddress): string =>
  [line1, line2, [city, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** Which address it is, in whatever place: another tab may have changed the list. */
export const addressName = (address: ProfileAddress): string =>
  [addressLine(address), address.deliveryInstructions ?? ''].join('\n')

export const placeOf = (all: readonly ProfileAddress[], name: string | null): number =>
  all.findIndex((each) => addressName(each) === name)

/** The list with the address of that name changed, or with one more at its end. */
export const withAddress = (
  all: readonly ProfileAddress[],
  name: string | null,
  fields: AddressFields,
  market: Market,
): readonly ProfileAddress[] => {
  const changed = placeOf(all, name)
  const before = all[changed]
  const address: ProfileAddress = {
    ...fields,
    postcode: isNonBlank(fields.postcode) ? normalisePostcode(market, fields.postcode) : '',
    country: before?.country ?? COUNTRIES[market],
    primary: before?.primary ?? false,
  }
  return before === undefined ? [...all, address] : all.map((each, place) => (place === changed ? address : each))
}

/** Without the one of that name; when that was the first choice, the first that is left becomes it. */
export const withoutAddress = (all: readonly ProfileAddress[], name: string): readonly ProfileAddress[] => {
  const gone = placeOf(all, name)
  return all.filter((_, place) => place !== gone)
}

/** As it was where there is none of that name. */
export const withFirstChoice = (all: readonly ProfileAddress[], name: string): readonly ProfileAddress[] => {
  const first = placeOf(all, name)
  return first === -1 ? all : all.map((address, place) => ({ ...address, primary: place === first }))
}
