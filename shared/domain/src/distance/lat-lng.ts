/** A point on the map in degrees. */
export interface LatLng {
  readonly latitude: number
  readonly longitude: number
}
