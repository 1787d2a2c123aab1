import type { LatLng } from '@galo/domain'

/** The way to a door, from wherever somebody is: the address that phones hand to the map they have. */
export const directionsTo = ({ latitude, longitude }: LatLng): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`
