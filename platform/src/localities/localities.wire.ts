import { MARKETS, type Market } from '@galo/domain'
import type { DistrictRow, LocalityRow } from './localities.store'

const COUNTRY_NAMES = { UK: 'United Kingdom', IE: 'Ireland' } as const

export const toPrediction = ({ publicId: id, displayLabel, type }: LocalityRow) => ({
  id,
  displayLabel,
  type,
  hasAddresses: type === 'postal_code',
})

const lineOneOf = ({ type, streetNumber, street }: LocalityRow): string =>
  type === 'address' ? `${streetNumber} ${street}`.trim() : ''

export const toAddress = (row: LocalityRow) => ({
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

/** A postcode as if somebody had written it down, at the middle of its district. */
export const postcodeIn = (district: DistrictRow, postcode: string): LocalityRow => ({
  publicId: districtId(district.market, postcode),
  type: 'postal_code',
  market: district.market,
  displayLabel: `${postcode}, ${district.town}`,
  streetNumber: '',
  street: '',
  city: district.town,
  postcode,
  latitude: district.latitude,
  longitude: district.longitude,
  searchText: '',
})
