import { LatLng, literalOf } from './lat-lng'

type Place = google.maps.LatLng | google.maps.LatLngLiteral

/** Five places behind the point, as whole numbers. */
const PRECISION = 1e5

const encodeNumber = (value: number): string => {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>= 5
  }
  return text + String.fromCharCode(rest + 63)
}

/** `google.maps.geometry.encoding`: a path as a short text, good to about a metre. */
export const encoding = {
  encodePath: (path: readonly Place[] | google.maps.MVCArray<Place>): string => {
    const places = 'getArray' in path ? path.getArray() : path
    let [lat, lng] = [0, 0]
    return places
      .map((place) => {
        const at = literalOf(place)
        const next = [Math.round(at.lat * PRECISION), Math.round(at.lng * PRECISION)] as const
        const text = encodeNumber(next[0] - lat) + encodeNumber(next[1] - lng)
        ;[lat, lng] = next
        return text
      })
      .join('')
  },

  decodePath: (encodedPath: string): LatLng[] => {
    const path: LatLng[] = []
    let at = 0
    const readNumber = (): number => {
      let [value, shift, part] = [0, 0, 0x20]
      while (part >= 0x20 && at < encodedPath.length) {
        part = encodedPath.charCodeAt(at) - 63
        at += 1
        value |= (part & 0x1f) << shift
        shift += 5
      }
      return value & 1 ? ~(value >> 1) : value >> 1
    }
    let [lat, lng] = [0, 0]
    while (at < encodedPath.length) {
      lat += readNumber()
      lng += readNumber()
      path.push(new LatLng(lat / PRECISION, lng / PRECISION))
    }
    return path
  },
}
