/** Row D16: why the device would not say where it is. */
export type LocatingRefusal = 'permission-denied' | 'position-unavailable' | 'timeout' | 'unsupported'

/** The Geolocation API's own numbers. */
export const locatingRefusal = (code: number): LocatingRefusal =>
  code === 1 ? 'permission-denied' : code === 3 ? 'timeout' : 'position-unavailable'
