import { encoding } from './core/encoding'
import { event } from './core/event'
import { LatLng } from './core/lat-lng'
import { LatLngBounds } from './core/lat-lng-bounds'
import { MVCArray, MVCObject } from './core/mvc'
import { Point, Size } from './core/point'
import { spherical } from './core/spherical'
import { Map } from './map/map'
import { AdvancedMarkerElement } from './overlays/advanced-marker'
import { InfoWindow } from './overlays/info-window'
import { Marker } from './overlays/marker'
import { OverlayView } from './overlays/overlay-view'
import { Polyline } from './overlays/polyline'
import { Autocomplete } from './places/autocomplete'
import { Geocoder } from './places/geocoder'
import { AutocompleteService, AutocompleteSessionToken, PlacesService } from './places/services'

const names = <Name extends string>(...all: readonly Name[]) =>
  Object.fromEntries(all.map((name) => [name, name])) as { readonly [Each in Name]: Each }

export const geometry = { spherical, encoding }
export const marker = { AdvancedMarkerElement }
export const places = {
  Autocomplete,
  AutocompleteService,
  AutocompleteSessionToken,
  PlacesService,
  PlacesServiceStatus: names(
    'OK',
    'ZERO_RESULTS',
    'INVALID_REQUEST',
    'NOT_FOUND',
    'OVER_QUERY_LIMIT',
    'REQUEST_DENIED',
    'UNKNOWN_ERROR',
  ),
}

export const GeocoderStatus = names(
  'OK',
  'ZERO_RESULTS',
  'INVALID_REQUEST',
  'ERROR',
  'OVER_QUERY_LIMIT',
  'REQUEST_DENIED',
  'UNKNOWN_ERROR',
)
export const GeocoderLocationType = names('ROOFTOP', 'RANGE_INTERPOLATED', 'GEOMETRIC_CENTER', 'APPROXIMATE')

/** The provider's numbers, as its types do not tell them: corners and edges, clockwise from the upper left. */
export const ControlPosition = {
  TOP_LEFT: 1,
  TOP_CENTER: 2,
  TOP_RIGHT: 3,
  LEFT_CENTER: 4,
  LEFT_TOP: 5,
  LEFT_BOTTOM: 6,
  RIGHT_TOP: 7,
  RIGHT_CENTER: 8,
  RIGHT_BOTTOM: 9,
  BOTTOM_LEFT: 10,
  BOTTOM_CENTER: 11,
  BOTTOM_RIGHT: 12,
} as const
export const MapTypeId = { ROADMAP: 'roadmap', SATELLITE: 'satellite', HYBRID: 'hybrid', TERRAIN: 'terrain' } as const
export const SymbolPath = {
  CIRCLE: 0,
  FORWARD_CLOSED_ARROW: 1,
  FORWARD_OPEN_ARROW: 2,
  BACKWARD_CLOSED_ARROW: 3,
  BACKWARD_OPEN_ARROW: 4,
} as const
export const Animation = { BOUNCE: 1, DROP: 2 } as const

export {
  event,
  Geocoder,
  InfoWindow,
  LatLng,
  LatLngBounds,
  Map,
  Marker,
  MVCArray,
  MVCObject,
  OverlayView,
  Point,
  Polyline,
  Size,
}
export const version = '3.66.9-galo'
