import { MARKETS, type Market } from '@galo/domain'
import type { DistrictRow, LocalityRow, WrittenType } from './localities.store'
import type { NamedPlace } from './places.index'

/** In the words of the wire: a door, a postcode, or a town or quarter as a whole. */
export type LocalityType = WrittenType | 'locality'

/** What a prediction can be of. */
export type Locality = Omit<LocalityRow, 'type'> & { readonly type: LocalityType }

export const isWritten = (type: LocalityType): type is WrittenType => type !== 'locality'

const COUNTRY_NAMES = { UK: 'United Kingdom', IE: 'Ireland' } as const

/** `withDoors` are postcodes at which somebody lives that we know of. */
export const toPrediction = (
  { publicId: id, displayLabel, type, postcode }: Locality,
  withDoors: ReadonlySet<string> = new Set(),
) => ({
  id,
  displayLabel,
  type,
  hasAddresses: type === 'postal_code' && withDoors.has(postcode),
})

const lineOneOf = ({ type, streetNumber, street }: Locality): string =>
  type === 'address' ? `${streetNumber} ${street}`.trim() : ''

export const toAddress = (row: Locality) => ({
  id: row.publicId,
  type: row.type,
  ...(row.type === 'address' ? { streetNumber: row.streetNumber, street: row.street } : {}),
  lineOne: lineOneOf(row),
  city: row.city,
  postcode: row.postcode,
  country: COUNTRY_NAMES[row.market],
  countryCode: MARKETS[row.market].countryCode,
  formatted: [lineOneOf(row), row.city, row.postcode, COUNTRY_NAMES[row.market]].filter(Boolean).join(', '),
  coordinates: { latitude: row.latitude, longitude: row.longitude },
})

/** The id of a postcode that nobody wrote down, but whose district we know. `M1 1AE` comes back out of it. */
export const districtId = (market: Market, postcode: string): string =>
  `district.${market}.${postcode.replace(' ', '_')}`

export const readDistrictId = (id: string): { readonly market: Market; readonly postcode: string } | null => {
  const [, market, postcode] = /^district\.(UK|IE)\.([A-Z0-9_]{2,9})$/.exec(id) ?? []
  if (market === undefined || postcode === undefined) return null
  return { market: market === 'UK' ? 'UK' : 'IE', postcode: postcode.replace('_', ' ') }
}

/** A postcode as if somebody had written it down, at the middle of its district, or of its area. */
export const postcodeIn = (district: DistrictRow, postcode: string, within = district.town): LocalityRow => ({
  publicId: districtId(district.market, postcode),
  type: 'postal_code',
  market: district.market,
  displayLabel: `${postcode}, ${within}`,
  streetNumber: '',
  street: '',
  city: district.town,
  postcode,
  latitude: district.latitude,
  longitude: district.longitude,
  searchText: '',
})

export const toLocality = ({ id, label, name, town, market, latitude, longitude }: NamedPlace): Locality => ({
  publicId: id,
  type: 'locality',
  market,
  displayLabel: label,
  streetNumber: '',
  street: '',
  city: town ?? name,
  postcode: '',
  latitude,
  longitude,
  searchText: '',
})
