/** Why the device's position can't be had (D16), by its code in the log. */
export const REFUSAL_CODES = {
  'permission-denied': 'PERMISSION_DENIED',
  'position-unavailable': 'POSITION_UNAVAILABLE',
  timeout: 'TIMEOUT',
  unsupported: 'UNSUPPORTED',
} as const

export type LocatingRefusal = keyof typeof REFUSAL_CODES

/** From the error codes of the Geolocation API. */
export const locatingRefusal = (code: number): LocatingRefusal =>
  code === 1 ? 'permission-denied' : code === 3 ? 'timeout' : 'position-unavailable'
