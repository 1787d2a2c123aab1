import { LatLng, literalOf } from '../core/lat-lng'
import { MVCObject } from '../core/mvc'
import { Point } from '../core/point'
import { boundsOf, fromPixel } from '../map/camera'
import { viewOf } from '../map/map'
import type { MapView } from '../map/map-view'

const projectionOf = (view: MapView) => {
  const toPoint = (latLng: google.maps.LatLng | google.maps.LatLngLiteral | null): Point | null => {
    if (latLng === null) return null
    const { x, y } = view.toPixel(literalOf(latLng))
    return new Point(x, y)
  }
  const toPlace = (pixel: google.maps.Point | null): LatLng | null =>
    pixel === null ? null : new LatLng(fromPixel(view.camera, pixel))
  return {
    fromLatLngToContainerPixel: toPoint,
    fromLatLngToDivPixel: toPoint,
    fromContainerPixelToLatLng: toPlace,
    fromDivPixelToLatLng: toPlace,
    getWorldWidth: (): number => 256 * 2 ** view.camera.zoom,
    getVisibleRegion: () => {
      const { south, north, west, east } = boundsOf(view.camera)
      const latLngBounds = new google.maps.LatLngBounds({ south, north, west, east })
      return {
        latLngBounds,
        farLeft: new LatLng(north, west),
        farRight: new LatLng(north, east),
        nearLeft: new LatLng(south, west),
        nearRight: new LatLng(south, east),
      }
    },
  }
}

/** `google.maps.OverlayView`: what a page draws itself. `draw` runs on every frame, as panes and window lie on each other. */
export class OverlayView extends MVCObject {
  #view: MapView | undefined
  #map: google.maps.Map | google.maps.StreetViewPanorama | null = null
  readonly #draw = () => this.draw()

  static preventMapHitsFrom(element: Element): void {
    for (const name of ['click', 'dblclick', 'pointerdown', 'contextmenu'])
      element.addEventListener(name, (event) => event.stopPropagation())
  }
  static preventMapHitsAndGesturesFrom(element: Element): void {
    OverlayView.preventMapHitsFrom(element)
    element.addEventListener('wheel', (event) => event.stopPropagation())
  }
  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}
  getMap(): google.maps.Map | google.maps.StreetViewPanorama | null {
    return this.#map
  }
  getPanes(): google.maps.MapPanes | null {
    return this.#view?.panes ?? null
  }
  getProjection() {
    if (this.#view === undefined) throw new Error('This overlay is on no map.')
    return projectionOf(this.#view)
  }
  setMap(map: google.maps.Map | google.maps.StreetViewPanorama | null): void {
    if (map === this.#map) return
    const was = this.#view
    if (was !== undefined) {
      was.followers.delete(this.#draw)
      this.onRemove()
    }
    this.#map = map
    this.#view = viewOf(map)
    const view = this.#view
    if (view === undefined) return
    // A moment later, as with the provider: who has just said `setMap` may still be setting `onAdd`.
    queueMicrotask(() => {
      if (this.#view !== view) return
      this.onAdd()
      view.followers.add(this.#draw)
      view.redraw()
    })
  }
}
