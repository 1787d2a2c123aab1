import * as maps from './maps'
import { definePins } from './overlays/advanced-marker'
import { asked, checkKey } from './provider'

/** `importLibrary`'s names, each with what the page finds in it. */
const { event, geometry, marker, places, ...core } = maps
const { LatLng, LatLngBounds, MVCArray, MVCObject, Point, Size, Geocoder, Marker, ...onMaps } = core
const LIBRARIES: Readonly<Record<string, object>> = {
  core: { event, LatLng, LatLngBounds, MVCArray, MVCObject, Point, Size },
  maps: { event, ...onMaps },
  marker: { ...marker, Marker },
  places,
  geometry,
  geocoding: { Geocoder, GeocoderStatus: maps.GeocoderStatus, GeocoderLocationType: maps.GeocoderLocationType },
}

const importLibrary = async (name: string): Promise<object> => {
  const library = LIBRARIES[name]
  if (library === undefined) throw new Error(`The library "${name}" is unknown.`)
  return library
}

/** `a.b.c` on the page's window, called if it is there. */
const callBack = (path: string): void => {
  const names = path.split('.')
  const call: unknown = names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    window,
  )
  if (typeof call === 'function') call()
}

definePins()
// The page's loader may already hold `google.maps`: it is filled, never replaced.
const home: Record<string, Record<string, unknown>> = Object.assign(window, { google: window.google ?? {} })
  .google as never
home['maps'] = Object.assign(home['maps'] ?? {}, maps, { importLibrary })

const callback = asked.get('callback')
if (callback !== null && callback !== '') callBack(callback)
void checkKey()
