import { LatLng, literalOf } from './lat-lng'

type Place = google.maps.LatLng | google.maps.LatLngLiteral

const EARTH_RADIUS_M = 6_378_137
const rad = (degrees: number): number => (degrees * Math.PI) / 180
const deg = (radians: number): number => (radians * 180) / Math.PI

const angleBetween = (from: Place, to: Place): number => {
  const [a, b] = [literalOf(from), literalOf(to)]
  const up = Math.sin(rad(b.lat - a.lat) / 2) ** 2
  const across = Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2
  return 2 * Math.asin(Math.sqrt(Math.min(1, up + across)))
}

const pathOf = (path: readonly Place[] | google.maps.MVCArray<Place>): readonly Place[] =>
  'getArray' in path ? path.getArray() : path

/** `google.maps.geometry.spherical`: distances in metres on a ball. */
export const spherical = {
  computeDistanceBetween: (from: Place, to: Place, radius = EARTH_RADIUS_M): number => angleBetween(from, to) * radius,

  /** Degrees clockwise from north, from -180 up to 180. */
  computeHeading: (from: Place, to: Place): number => {
    const [a, b] = [literalOf(from), literalOf(to)]
    const turn = rad(b.lng - a.lng)
    const y = Math.sin(turn) * Math.cos(rad(b.lat))
    const x = Math.cos(rad(a.lat)) * Math.sin(rad(b.lat)) - Math.sin(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.cos(turn)
    const heading = deg(Math.atan2(y, x))
    return heading >= 180 ? heading - 360 : heading
  },

  computeLength: (path: readonly Place[] | google.maps.MVCArray<Place>, radius = EARTH_RADIUS_M): number =>
    pathOf(path).reduce<number>((sum, to, index, all) => {
      const from = all[index - 1]
      return from === undefined ? sum : sum + angleBetween(from, to) * radius
    }, 0),

  computeOffset: (from: Place, distance: number, heading: number, radius = EARTH_RADIUS_M): LatLng => {
    const { lat, lng } = literalOf(from)
    const [far, way] = [distance / radius, rad(heading)]
    const sin = Math.sin(rad(lat)) * Math.cos(far) + Math.cos(rad(lat)) * Math.sin(far) * Math.cos(way)
    const y = Math.sin(far) * Math.cos(rad(lat)) * Math.sin(way)
    const x = Math.cos(far) - Math.sin(rad(lat)) * sin
    return new LatLng(deg(Math.asin(Math.max(-1, Math.min(1, sin)))), lng + deg(Math.atan2(y, x)))
  },

  /** The place `fraction` of the way along the straightest line. */
  interpolate: (from: Place, to: Place, fraction: number): LatLng => {
    const angle = angleBetween(from, to)
    const [a, b] = [literalOf(from), literalOf(to)]
    if (angle < 1e-6) return new LatLng(a.lat + (b.lat - a.lat) * fraction, a.lng + (b.lng - a.lng) * fraction)
    const [near, far] = [
      Math.sin((1 - fraction) * angle) / Math.sin(angle),
      Math.sin(fraction * angle) / Math.sin(angle),
    ]
    const x = near * Math.cos(rad(a.lat)) * Math.cos(rad(a.lng)) + far * Math.cos(rad(b.lat)) * Math.cos(rad(b.lng))
    const y = near * Math.cos(rad(a.lat)) * Math.sin(rad(a.lng)) + far * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng))
    const z = near * Math.sin(rad(a.lat)) + far * Math.sin(rad(b.lat))
    return new LatLng(deg(Math.atan2(z, Math.hypot(x, y))), deg(Math.atan2(y, x)))
  },
}
