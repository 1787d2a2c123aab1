type Literal = google.maps.LatLngLiteral

const wrap = (lng: number): number => (lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180)
const within = (lat: number): number => Math.max(-90, Math.min(90, lat))

/** `google.maps.LatLng`: degrees; longitudes are wrapped into ±180 unless told not to. */
export class LatLng {
  readonly #lat: number
  readonly #lng: number
  constructor(
    latOrLatLngOrLatLngLiteral: number | Literal | google.maps.LatLng,
    lngOrNoClampNoWrap?: number | boolean | null,
    noClampNoWrap?: boolean,
  ) {
    const isPair = typeof latOrLatLngOrLatLngLiteral !== 'number'
    const { lat, lng } = isPair
      ? literalOf(latOrLatLngOrLatLngLiteral)
      : { lat: latOrLatLngOrLatLngLiteral, lng: Number(lngOrNoClampNoWrap) }
    if (!Number.isFinite(lat) || !Number.isFinite(lng))
      throw new TypeError(`LatLng: not a pair of numbers: (${String(lat)}, ${String(lng)})`)
    const asIs = isPair ? lngOrNoClampNoWrap === true : noClampNoWrap === true
    this.#lat = asIs ? lat : within(lat)
    this.#lng = asIs ? lng : wrap(lng)
  }
  lat(): number {
    return this.#lat
  }
  lng(): number {
    return this.#lng
  }
  equals(other: google.maps.LatLng | null): boolean {
    return other !== null && Math.abs(other.lat() - this.#lat) < 1e-9 && Math.abs(other.lng() - this.#lng) < 1e-9
  }
  toJSON(): Literal {
    return { lat: this.#lat, lng: this.#lng }
  }
  toString(): string {
    return `(${this.#lat}, ${this.#lng})`
  }
  toUrlValue(precision = 6): string {
    return `${Number(this.#lat.toFixed(precision))},${Number(this.#lng.toFixed(precision))}`
  }
}

/** Plain numbers out of whatever the API allows for a place. */
export const literalOf = (place: google.maps.LatLng | Literal | google.maps.LatLngAltitudeLiteral): Literal => {
  const { lat, lng } = place
  return {
    lat: typeof lat === 'function' ? lat.call(place) : lat,
    lng: typeof lng === 'function' ? lng.call(place) : lng,
  }
}
