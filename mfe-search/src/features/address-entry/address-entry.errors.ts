/** Why the device's position can't be had (D16). */
export type LocatingRefusal = 'permission-denied' | 'position-unavailable' | 'timeout' | 'unsupported'

/** From the error codes of the Geolocation API. */
export const locatingRefusal = (code: number): LocatingRefusal =>
  code === 1 ? 'permission-denied' : code === 3 ? 'timeout' : 'position-unavailable'
