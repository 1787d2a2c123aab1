import type { PlaceRefusal } from './address-entry.model'

/** Row D22, word for word where the words can be no place; a postcode that may be right is never called wrong. */
export const PLACE_COPY = {
  'invalid-postcode': 'Please enter a valid postcode',
  'invalid-address': 'Please enter a valid address',
  'unknown-postcode': 'We don’t know that postcode yet. Try the town, or use your location.',
} satisfies Record<PlaceRefusal, string>

/** Row D16: why the device would not say where it is. */
export type LocatingRefusal = 'permission-denied' | 'position-unavailable' | 'timeout' | 'unsupported'

export const LOCATING_COPY = {
  'permission-denied':
    'Your browser keeps your location to itself. Type a postcode instead, or allow location for this site.',
  'position-unavailable': 'We can’t tell where you are right now. Type a postcode and we’ll take it from there.',
  timeout: 'That took too long. Try again, or type a postcode.',
  unsupported: 'This browser can’t share a location. Type a postcode instead.',
} satisfies Record<LocatingRefusal, string>

/** The Geolocation API's own numbers. */
export const locatingRefusal = (code: number): LocatingRefusal =>
  code === 1 ? 'permission-denied' : code === 3 ? 'timeout' : 'position-unavailable'
