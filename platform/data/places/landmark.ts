/** A quarter, station, street or sight by the name people give when they are asked where they are, and what else they call it. */
export type LandmarkRow = readonly [
  name: string,
  town: string,
  latitude: number,
  longitude: number,
  also?: readonly string[],
]
