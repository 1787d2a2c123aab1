import type { LatLng } from '../distance/lat-lng'
import type { CountryCode } from '../market/market'
import { isNonBlank } from '../fields/tidy-text'
import { lineOneOf } from './address'

/** An address as the customer has it (D12): what a provider knows of it, and what they said of it themselves. What is not known is empty. */
export interface ClientAddress {
  /** The provider's; empty where they wrote it by hand. */
  readonly id: string
  readonly type: 'address' | 'postal_code' | 'locality'
  readonly premise: string
  readonly unit: string
  readonly streetNumber: string
  readonly street: string
  readonly lineOne: string
  readonly lineTwo: string
  readonly city: string
  readonly postcode: string
  readonly country: string
  readonly countryCode: CountryCode
  /** In one line. */
  readonly formatted: string
  readonly coordinates: LatLng | null
  /** Lines somebody wrote as they should be. */
  readonly rawLine1: string
  readonly rawLine2: string
  /** Written by hand. */
  readonly isManualInput: boolean
  /** What stands where the pin was put, in one line, and where that is. `null` until it is confirmed. */
  readonly confirmedAddress: string | null
  readonly confirmedCoordinates: LatLng | null
  /** One of those that the customer keeps in their profile. */
  readonly saved: boolean
  /** Found by the device's position. */
  readonly addressSetByLocation: boolean
  /** What was typed when it was chosen. */
  readonly originalSearchTerm: string
  /** For the rider. */
  readonly instructions: string
}

const EMPTY: ClientAddress = {
  id: '',
  type: 'address',
  premise: '',
  unit: '',
  streetNumber: '',
  street: '',
  lineOne: '',
  lineTwo: '',
  city: '',
  postcode: '',
  country: '',
  countryCode: 'GB',
  formatted: '',
  coordinates: null,
  rawLine1: '',
  rawLine2: '',
  isManualInput: false,
  confirmedAddress: null,
  confirmedCoordinates: null,
  saved: false,
  addressSetByLocation: false,
  originalSearchTerm: '',
  instructions: '',
}

type Known = { readonly [K in keyof ClientAddress]?: ClientAddress[K] | undefined }

/** The whole address of what is known of it; its first line is put together where nobody has written one (D13). */
export const clientAddressOf = (known: Known): ClientAddress => {
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
  const address = { ...EMPTY, ...(given as Partial<ClientAddress>) }
  return { ...address, lineOne: address.lineOne === '' ? lineOneOf(address) : address.lineOne }
}

const inOneLine = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** An address that somebody wrote by hand, in one line (D13). */
export const formatManual = ({
  lineOne,
  lineTwo,
  city,
  postcode,
  country,
}: Pick<ClientAddress, 'lineOne' | 'lineTwo' | 'city' | 'postcode' | 'country'>): string =>
  inOneLine([lineOne, lineTwo, city, postcode, country])

/** Whether nothing is missing that names a door (D13). */
export const isCompleteAddress = ({
  lineOne,
  city,
  postcode,
  countryCode,
}: Pick<ClientAddress, 'lineOne' | 'city' | 'postcode' | 'countryCode'>): boolean =>
  [lineOne, city, postcode, countryCode].every(isNonBlank)
