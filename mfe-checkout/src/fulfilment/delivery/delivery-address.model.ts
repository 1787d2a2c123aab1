import {
  createField,
  FIELD_LIMITS,
  isNonBlank,
  isPostcodeOf,
  MARKETS,
  postcodeToSend,
  showsError,
  tidyText,
  touchField,
  type ClientAddress,
  type DeliveryAddress,
  type LatLng,
  type Market,
  type TextField,
} from '@galo/domain'
import type { StateOf } from '@galo/state'
import { wordsOf, type Locale } from '@galo/words'
import { DELIVERY_ADDRESS_WORDS } from './delivery-address.words'

export type AddressField = keyof DeliveryAddress
export type AddressFields = Readonly<Record<AddressField, TextField>>

/** In the order they are asked. */
export const ADDRESS_FIELDS = ['lineOne', 'lineTwo', 'city', 'postcode'] as const satisfies readonly AddressField[]

export const NO_ADDRESS: DeliveryAddress = { lineOne: '', lineTwo: '', city: '', postcode: '' }

const field = (market: Market, name: AddressField, value: string): TextField => {
  if (name !== 'postcode') return createField('text', { value, optional: name === 'lineTwo' })
  return market === 'UK' ? createField('uk-postcode', { value }) : createField('eircode', { value, optional: true })
}

/** The fields of a market with what was typed; those that were left, or all when the customer wants to go on, may complain (G07). */
export const fieldsOf = (market: Market, address: DeliveryAddress, touched: readonly AddressField[]): AddressFields => {
  const make = (name: AddressField) => {
    const made = field(market, name, address[name])
    return touched.includes(name) ? touchField(made) : made
  }
  return { lineOne: make('lineOne'), lineTwo: make('lineTwo'), city: make('city'), postcode: make('postcode') }
}

const isTooLong = (value: string): boolean => tidyText(value).length > FIELD_LIMITS.addressLine
/** A postcode is no street, and no rider finds a door by it. */
const isOnlyPostcode = (market: Market, name: AddressField, value: string): boolean =>
  name === 'lineOne' && isPostcodeOf(market, value)

/** The first field that is not right yet; `null` when a rider can be sent there. */
export const firstProblem = (market: Market, address: DeliveryAddress): AddressField | null => {
  const fields = fieldsOf(market, address, [])
  return (
    ADDRESS_FIELDS.find((name) => {
      const { value, isValid } = fields[name]
      return !isValid || isTooLong(value) || isOnlyPostcode(market, name, value)
    }) ?? null
  )
}

/** What is wrong with a field, once the customer has finished there or tried to go on. */
export const errorOf = (fields: AddressFields, name: AddressField, locale: Locale): string | undefined => {
  const { problems, tooLong, noStreet } = wordsOf(DELIVERY_ADDRESS_WORDS, locale)
  const { value, isChanged } = fields[name]
  if (isChanged && isTooLong(value)) return tooLong(FIELD_LIMITS.addressLine)
  if (isChanged && isOnlyPostcode(locale.market, name, value)) return noStreet
  if (!showsError(fields[name])) return undefined
  return isNonBlank(value) ? problems[name].wrong : problems[name].empty
}

/** The address of fields that are right, as it is sent. */
export const tidyAddress = (market: Market, address: DeliveryAddress): DeliveryAddress => ({
  lineOne: tidyText(address.lineOne),
  lineTwo: tidyText(address.lineTwo),
  city: tidyText(address.city),
  postcode: postcodeToSend(market, address.postcode) ?? '',
})

/** The fields with an address that was found; a flat that was written stays, where who found it knows of none. */
export const foundAddress = (
  market: Market,
  { lineOne, lineTwo, city, postcode }: ClientAddress,
  written: DeliveryAddress,
): DeliveryAddress => ({
  lineOne,
  lineTwo: isNonBlank(lineTwo) ? lineTwo : written.lineTwo,
  city,
  postcode: postcodeToSend(market, postcode) ?? '',
})

/** Tells places apart as riders do: a flat's number changes neither way nor price. */
export const placeKeyOf = (market: Market, address: DeliveryAddress): string => {
  const { lineOne, city, postcode } = tidyAddress(market, address)
  return [lineOne, city, postcode].join('|').toLowerCase()
}

type LocationState = StateOf<'location'>

/** What somebody said of where they are while they looked for a restaurant. */
export const addressFrom = (
  market: Market,
  { address, postcode, query }: LocationState,
): { readonly address: DeliveryAddress; readonly instructions: string } => {
  if (address !== null && address.countryCode === MARKETS[market].countryCode) {
    const { lineOne, lineTwo, city, postcode: code, instructions } = address
    return { address: { lineOne, lineTwo, city, postcode: code }, instructions }
  }
  const typed = [postcode ?? '', query].find((words) => isPostcodeOf(market, words)) ?? ''
  return {
    address: { ...NO_ADDRESS, postcode: typed === '' ? '' : (postcodeToSend(market, typed) ?? '') },
    instructions: '',
  }
}

/** The place the search was for, to tell whether it has been for another one since. */
export const searchedPlace = (market: Market, location: LocationState): string =>
  [placeKeyOf(market, addressFrom(market, location).address), tidyText(location.query).toLowerCase()].join('|')

type LastDoor = NonNullable<StateOf<'fulfilmentDetails'>['lastDoor']>

/** Whether the last order's door is where this one goes, as far as anybody has said: nothing was searched for since, or the same postcode. */
export const isStillMeant = (market: Market, { address, searched }: LastDoor, location: LocationState): boolean => {
  const { postcode } = addressFrom(market, location).address
  return (
    searched === searchedPlace(market, location) ||
    (location.address === null && postcode !== '' && postcode === postcodeToSend(market, address.postcode))
  )
}

/** Whether it is still the address that was chosen or written in the search. */
const isFromSearch = (market: Market, location: LocationState, address: DeliveryAddress): boolean =>
  location.address !== null && placeKeyOf(market, addressFrom(market, location).address) === placeKeyOf(market, address)

/** Where the pin of that search stands, as long as the address is still the one it was put for: `null` for another, `unknown` where nobody has a place for it. */
export const coordinatesFor = (
  market: Market,
  location: LocationState | undefined,
  address: DeliveryAddress,
): LatLng | null | 'unknown' => {
  if (location === undefined || !isFromSearch(market, location, address)) return null
  return location.address?.confirmedCoordinates ?? location.address?.coordinates ?? 'unknown'
}

/** In one line, for a summary. */
export const inOneLine = (address: DeliveryAddress): string =>
  [address.lineOne, address.lineTwo, address.city, address.postcode].filter(isNonBlank).map(tidyText).join(', ')
