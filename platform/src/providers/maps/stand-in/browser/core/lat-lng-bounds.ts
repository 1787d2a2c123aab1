import { LatLng, literalOf } from './lat-lng'

type Place = google.maps.LatLng | google.maps.LatLngLiteral
type Bounds = google.maps.LatLngBounds | google.maps.LatLngBoundsLiteral

export const boundsLiteralOf = (bounds: Bounds): google.maps.LatLngBoundsLiteral =>
  'toJSON' in bounds ? bounds.toJSON() : bounds

/** `google.maps.LatLngBounds`: a box in degrees. Ours never crosses the date line, as neither of our countries does. */
export class LatLngBounds {
  #south = 1
  #north = -1
  #west = 180
  #east = -180
  static get MAX_BOUNDS(): LatLngBounds {
    return new LatLngBounds({ south: -90, north: 90, west: -180, east: 180 })
  }
  constructor(swOrLatLngBounds?: Place | Bounds | null, ne?: Place | null) {
    if (swOrLatLngBounds === undefined || swOrLatLngBounds === null) return
    if ('lat' in swOrLatLngBounds) {
      this.extend(swOrLatLngBounds)
      if (ne != null) this.extend(ne)
      return
    }
    this.union(swOrLatLngBounds)
  }
  isEmpty(): boolean {
    return this.#south > this.#north || this.#west > this.#east
  }
  extend(point: Place): LatLngBounds {
    const { lat, lng } = literalOf(point)
    const isFirst = this.isEmpty()
    this.#south = isFirst ? lat : Math.min(this.#south, lat)
    this.#north = isFirst ? lat : Math.max(this.#north, lat)
    this.#west = isFirst ? lng : Math.min(this.#west, lng)
    this.#east = isFirst ? lng : Math.max(this.#east, lng)
    return this
  }
  union(other: Bounds): LatLngBounds {
    const { south, north, west, east } = boundsLiteralOf(other)
    return south > north ? this : this.extend({ lat: south, lng: west }).extend({ lat: north, lng: east })
  }
  contains(latLng: Place): boolean {
    const { lat, lng } = literalOf(latLng)
    return lat >= this.#south && lat <= this.#north && lng >= this.#west && lng <= this.#east
  }
  intersects(other: Bounds): boolean {
    const { south, north, west, east } = boundsLiteralOf(other)
    return south <= this.#north && north >= this.#south && west <= this.#east && east >= this.#west
  }
  equals(other: Bounds | null): boolean {
    if (other === null) return false
    const { south, north, west, east } = boundsLiteralOf(other)
    return south === this.#south && north === this.#north && west === this.#west && east === this.#east
  }
  getCenter(): LatLng {
    return new LatLng((this.#south + this.#north) / 2, (this.#west + this.#east) / 2)
  }
  getSouthWest(): LatLng {
    return new LatLng(this.#south, this.#west, true)
  }
  getNorthEast(): LatLng {
    return new LatLng(this.#north, this.#east, true)
  }
  toSpan(): LatLng {
    return this.isEmpty() ? new LatLng(0, 0) : new LatLng(this.#north - this.#south, this.#east - this.#west, true)
  }
  toJSON(): google.maps.LatLngBoundsLiteral {
    return { south: this.#south, west: this.#west, north: this.#north, east: this.#east }
  }
  toString(): string {
    return `((${this.#south}, ${this.#west}), (${this.#north}, ${this.#east}))`
  }
  toUrlValue(precision = 6): string {
    return `${this.getSouthWest().toUrlValue(precision)},${this.getNorthEast().toUrlValue(precision)}`
  }
}
