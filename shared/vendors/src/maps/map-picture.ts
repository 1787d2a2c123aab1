import type { LatLng } from '@galo/domain'

/** Where the maps provider is; `apiUrl: null` means its own address. */
export interface MapsAddress {
  readonly mapsKey: string
  readonly mapsApiUrl: string | null
}

export interface MapPicture {
  readonly center: LatLng
  /** In whole steps: there are no pictures in between. */
  readonly zoom: number
  /** Each at most 640; the picture comes in twice as many pixels. */
  readonly width: number
  readonly height: number
  /** Pins that the provider draws, for pages that draw none of their own. */
  readonly pins?: readonly { readonly label: string; readonly at: LatLng }[]
}

const PROVIDER = 'https://maps.googleapis.com'

const written = ({ latitude, longitude }: LatLng): string => `${latitude},${longitude}`

/** The address of a picture of the map, which needs no script. */
export const mapPictureUrl = ({ mapsKey, mapsApiUrl }: MapsAddress, picture: MapPicture): string => {
  const { center, zoom, width, height, pins = [] } = picture
  const query = new URLSearchParams({
    center: written(center),
    zoom: String(zoom),
    size: `${width}x${height}`,
    scale: '2',
    key: mapsKey,
  })
  for (const { label, at } of pins) query.append('markers', `label:${label}|${written(at)}`)
  return `${mapsApiUrl ?? PROVIDER}/maps/api/staticmap?${query}`
}
