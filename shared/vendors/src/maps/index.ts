export type { MapsState } from './maps.port'
export { mapsProvider } from './maps.provider'
export { DragPin, MapCanvas, MapLine, MapPlace, useMapsState, type MapType } from './maps.react'
export { MovingPlace } from './moving-place'
