export type { MapsState } from './maps.port'
export { DragPin, MapCanvas, MapLine, MapPlace, useMaps, type MapType } from './maps.react'
export { MovingPlace } from './moving-place'
