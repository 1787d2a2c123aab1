import type { Market } from '@galo/domain'

export type PlaceKind = 'address' | 'postal_code' | 'town' | 'restaurant'

/** A place the provider knows: enough to write every answer about it. */
export interface Place {
  /** Opaque to whoever asks; `readPlaceId` takes it apart again. */
  readonly id: string
  readonly kind: PlaceKind
  readonly market: Market
  /** Only restaurants have one. */
  readonly name: string
  readonly streetNumber: string
  readonly route: string
  readonly town: string
  /** Empty for a town; a district alone when no more is known. */
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
  /** A door somebody wrote down, a door reckoned between others, or the middle of something larger. */
  readonly precision: 'ROOFTOP' | 'RANGE_INTERPOLATED' | 'APPROXIMATE'
}

export type PlaceReference =
  | { readonly kind: 'town'; readonly market: Market; readonly town: string }
  | { readonly kind: 'restaurant'; readonly id: string }
  | { readonly kind: 'spot'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'locality'; readonly publicId: string }

const marketOf = (text: string): Market => (text === 'IE' ? 'IE' : 'UK')

export const townId = (market: Market, town: string): string => `town.${market}.${encodeURIComponent(town)}`
export const restaurantId = (id: string): string => `restaurant.${id}`
export const spotId = (latitude: number, longitude: number): string =>
  `spot.${latitude.toFixed(5)}_${longitude.toFixed(5)}`

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** What an id stands for. Whatever is of no kind of ours is taken for a locality's public id, which the table knows or does not. */
export const readPlaceId = (id: string): PlaceReference | null => {
  const [, townMarket, encoded] = /^town\.(UK|IE)\.(.{1,200})$/.exec(id) ?? []
  if (townMarket !== undefined && encoded !== undefined) {
    const town = decoded(encoded)
    return town === null ? null : { kind: 'town', market: marketOf(townMarket), town }
  }
  const [, restaurant] = /^restaurant\.(.{1,120})$/.exec(id) ?? []
  if (restaurant !== undefined) return { kind: 'restaurant', id: restaurant }
  const [, latitude, longitude] = /^spot\.(-?\d{1,2}\.\d{5})_(-?\d{1,3}\.\d{5})$/.exec(id) ?? []
  if (latitude !== undefined && longitude !== undefined)
    return { kind: 'spot', latitude: Number(latitude), longitude: Number(longitude) }
  return { kind: 'locality', publicId: id }
}
