import type { LatLng } from '@galo/domain'

export type Direction = 'north' | 'south' | 'west' | 'east'

/** One press moves the pin so far: about the width of a house. */
const STEP_METRES = 8
const METRES_PER_DEGREE = 111_320

export const movedPin = ({ latitude, longitude }: LatLng, to: Direction): LatLng => {
  const north = STEP_METRES / METRES_PER_DEGREE
  const east = north / Math.cos((latitude * Math.PI) / 180)
  switch (to) {
    case 'north':
      return { latitude: latitude + north, longitude }
    case 'south':
      return { latitude: latitude - north, longitude }
    case 'west':
      return { latitude, longitude: longitude - east }
    case 'east':
      return { latitude, longitude: longitude + east }
  }
}
