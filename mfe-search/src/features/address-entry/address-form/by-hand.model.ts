import {
  changeField,
  clientAddressOf,
  createField,
  fieldText,
  formatManual,
  isGeocodeMismatch,
  isPostcodeOf,
  lineOneFromSearch,
  MARKETS,
  postcodeToSend,
  touchField,
  type ClientAddress,
  type Market,
} from '@galo/domain'
import type { StateOf } from '@galo/state'

/** An address as it is written by hand (D13). Plain data, so that it outlives a reload. */
type AddressFields = NonNullable<StateOf<'unsentPlace'>['byHand']>
export type AddressField = keyof AddressFields

/** In the order they are asked. */
export const ADDRESS_FIELDS = [
  'lineOne',
  'lineTwo',
  'city',
  'postcode',
  'instructions',
] as const satisfies readonly AddressField[]

/** What is known before anybody writes. */
export type AddressStart = { readonly [F in AddressField]?: string }

/** The fields of a market: in Ireland the code may be left out, but what is given must be one. */
export const fieldsOf = (market: Market, start: AddressStart = {}): AddressFields => ({
  lineOne: createField('text', { value: start.lineOne ?? '' }),
  lineTwo: createField('text', { value: start.lineTwo ?? '', optional: true }),
  city: createField('text', { value: start.city ?? '' }),
  postcode:
    market === 'UK'
      ? createField('uk-postcode', { value: start.postcode ?? '' })
      : createField('eircode', { value: start.postcode ?? '', optional: true }),
  instructions: createField('text', { value: start.instructions ?? '', optional: true }),
})

/** What somebody searched for is where they go on writing: a code is a code, anything else is the first line. */
export const startFrom = (market: Market, searched: string): AddressStart =>
  isPostcodeOf(market, searched)
    ? { lineOne: lineOneFromSearch(searched, searched), postcode: searched.trim().toUpperCase() }
    : { lineOne: lineOneFromSearch(searched, '') }

export const withField = (fields: AddressFields, name: AddressField, value: string): AddressFields => ({
  ...fields,
  [name]: changeField(fields[name], value),
})

/** On saving: what is wrong says so, also where nobody has typed. */
export const touched = (fields: AddressFields): AddressFields => ({
  lineOne: touchField(fields.lineOne),
  lineTwo: touchField(fields.lineTwo),
  city: touchField(fields.city),
  postcode: touchField(fields.postcode),
  instructions: touchField(fields.instructions),
})

/** The fields that are not right yet, in the order they are asked. A postcode is no street. */
export const wrongFields = (fields: AddressFields, market: Market): readonly AddressField[] =>
  ADDRESS_FIELDS.filter(
    (name) => !fields[name].isValid || (name === 'lineOne' && isPostcodeOf(market, fields.lineOne.value)),
  )

/** The address of fields that are right. `country` as it is written there. */
export const addressByHand = (fields: AddressFields, market: Market, country: string): ClientAddress => {
  const lines = {
    lineOne: fieldText(fields.lineOne),
    lineTwo: fieldText(fields.lineTwo),
    city: fieldText(fields.city),
    postcode: postcodeToSend(market, fields.postcode.value) ?? '',
    country,
  }
  return clientAddressOf({
    ...lines,
    countryCode: MARKETS[market].countryCode,
    formatted: formatManual(lines),
    isManualInput: true,
    instructions: fieldText(fields.instructions),
  })
}

/** What to look an address up by: its lines and town alone, since a wrong postcode would lead to itself. */
export const wordsToFind = ({ lineOne, city }: ClientAddress): string => `${lineOne}, ${city}`

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether it is the door that was written, not one that only sounds like it. */
export const isSameDoor = (written: ClientAddress, found: ClientAddress): boolean =>
  found.type === 'address' && bare(found.lineOne) === bare(written.lineOne)

/** Whether somebody knows the door that was written by another code, which deserves a question (D13). */
export const isElsewhere = (written: ClientAddress, found: ClientAddress): boolean =>
  isSameDoor(written, found) && isGeocodeMismatch(written.postcode, found.postcode)

/** The same address with another code. */
export const withCode = (written: ClientAddress, postcode: string): ClientAddress => ({
  ...written,
  postcode,
  formatted: formatManual({ ...written, postcode }),
})
