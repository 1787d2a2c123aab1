import { event } from '../core/event'
import { LatLng, literalOf } from '../core/lat-lng'
import { boundsLiteralOf, LatLngBounds } from '../core/lat-lng-bounds'
import { MVCArray, MVCObject } from '../core/mvc'
import { Point } from '../core/point'
import { fromWorld, toWorld, zoomToFit, type Pixel } from '../core/projection'
import { isAuthorised, onceRefused } from '../provider'
import { boundsOf, fromPixel, shifted } from './camera'
import { credit, noteOver, refusedNote, typeControl, zoomControl } from './controls'
import { listenForGestures, type Gesture } from './gestures'
import { listenForKeys } from './keyboard'
import { MapView, type Happening } from './map-view'

const views = new WeakMap<object, MapView>()

/** The engine behind a map of ours; nothing for whatever else is handed in as one. */
export const viewOf = (map: object | null | undefined): MapView | undefined => (map ? views.get(map) : undefined)

const BRITISH_ISLES = { lat: 54.2, lng: -4.4 }
const FIT_PADDING_PX = 45
const projection = {
  fromLatLngToPoint: (latLng: google.maps.LatLng | google.maps.LatLngLiteral, point?: google.maps.Point | null) => {
    const { x, y } = toWorld(literalOf(latLng))
    return Object.assign(point ?? new Point(x, y), { x, y })
  },
  fromPointToLatLng: (pixel: google.maps.Point, noClampNoWrap?: boolean) =>
    new LatLng(fromWorld(pixel), noClampNoWrap === true),
}

type Padding = number | google.maps.Padding | undefined

const roomIn = ({ width, height }: { width: number; height: number }, padding: Padding) => {
  const all = typeof padding === 'number' ? padding : FIT_PADDING_PX
  const { left = all, right = all, top = all, bottom = all } = typeof padding === 'object' ? padding : {}
  return {
    left,
    right,
    top,
    bottom,
    width: Math.max(1, width - left - right),
    height: Math.max(1, height - top - bottom),
  }
}

/** `google.maps.Map` */
export class Map extends MVCObject {
  static readonly DEMO_MAP_ID = 'DEMO_MAP_ID'
  readonly controls: MVCArray<HTMLElement>[] = Array.from({ length: 30 }, () => new MVCArray<HTMLElement>())
  readonly data = new MVCObject()
  readonly mapTypes = new MVCObject()
  readonly overlayMapTypes = new MVCArray()
  readonly #host: HTMLElement
  readonly #zoomButtons: HTMLElement
  readonly #types: ReturnType<typeof typeControl>
  #options: google.maps.MapOptions = {}

  constructor(mapDiv: HTMLElement, opts?: google.maps.MapOptions | null) {
    super()
    this.#host = mapDiv
    const center = opts?.center == null ? BRITISH_ISLES : literalOf(opts.center)
    const view = new MapView(mapDiv, center, opts?.zoom ?? 6, (what) => this.#hear(what))
    views.set(this, view)
    this.#zoomButtons = zoomControl(view)
    this.#types = typeControl(
      () => view.mapTypeId,
      (mapTypeId) => this.setMapTypeId(mapTypeId),
    )
    view.root.append(this.#types.element, this.#zoomButtons, credit())
    const note = noteOver(view.root)
    const handling = () => this.#options.gestureHandling ?? 'auto'
    const isFree = () => handling() !== 'none' && this.#options.draggable !== false
    listenForGestures(
      view,
      {
        canDrag: isFree,
        canZoom: () => handling() !== 'none' && this.#options.scrollwheel !== false,
        canDoubleClick: () => handling() !== 'none' && this.#options.disableDoubleClickZoom !== true,
        isCooperative: () => handling() === 'cooperative',
        hint: note,
      },
      (what, at, domEvent) => this.#gesture(what, at, domEvent),
    )
    listenForKeys(view, () => this.#options.keyboardShortcuts !== false)
    this.setOptions(opts ?? {})
    const refuse = () => view.root.append(refusedNote())
    if (isAuthorised()) onceRefused(refuse)
    else refuse()
    view.begin()
  }

  get #view(): MapView {
    const view = viewOf(this)
    if (view === undefined) throw new Error('This map was never built.')
    return view
  }

  #hear(what: Happening): void {
    if (what === 'size') return event.trigger(this, 'resize')
    if (what === 'idle') {
      event.trigger(this, 'tilesloaded')
      return event.trigger(this, 'idle')
    }
    event.trigger(this, what === 'zoom' ? 'zoom_changed' : 'center_changed')
    if (what === 'camera') event.trigger(this, 'bounds_changed')
  }

  #gesture(what: Gesture, at: Pixel, domEvent: MouseEvent): void {
    if (what.startsWith('drag')) return event.trigger(this, what)
    const latLng = new LatLng(fromPixel(this.#view.camera, at))
    event.trigger(this, what, {
      latLng,
      pixel: new Point(at.x, at.y),
      domEvent,
      stop: () => domEvent.stopPropagation(),
    })
    if (what === 'rightclick') event.trigger(this, 'contextmenu', { latLng, domEvent })
  }

  getDiv(): HTMLElement {
    return this.#host
  }
  getCenter(): LatLng {
    return new LatLng(this.#view.camera.center)
  }
  setCenter(latlng: google.maps.LatLng | google.maps.LatLngLiteral): void {
    this.#view.look({ ...this.#view.camera, center: literalOf(latlng) })
  }
  getZoom(): number {
    return this.#view.camera.zoom
  }
  setZoom(zoom: number): void {
    this.#view.look({ ...this.#view.camera, zoom })
  }
  getBounds(): LatLngBounds {
    return new LatLngBounds(boundsOf(this.#view.camera))
  }
  getProjection() {
    return projection
  }
  getMapTypeId(): string {
    return this.#view.mapTypeId
  }
  setMapTypeId(mapTypeId: string): void {
    this.#view.mapTypeId = mapTypeId
    this.#types.show()
    event.trigger(this, 'maptypeid_changed')
    this.#view.redraw()
  }
  getHeading(): number {
    return 0
  }
  getTilt(): number {
    return 0
  }
  getClickableIcons(): boolean {
    return false
  }

  panTo(latLng: google.maps.LatLng | google.maps.LatLngLiteral): void {
    this.#view.travel({ ...this.#view.camera, center: literalOf(latLng) })
  }
  panBy(x: number, y: number): void {
    this.#view.travel(shifted(this.#view.camera, { x, y }))
  }
  moveCamera({ center, zoom }: google.maps.CameraOptions): void {
    const { camera } = this.#view
    this.#view.look({
      ...camera,
      center: center == null ? camera.center : literalOf(center),
      zoom: zoom ?? camera.zoom,
    })
  }
  fitBounds(bounds: google.maps.LatLngBounds | google.maps.LatLngBoundsLiteral, padding?: Padding): void {
    const { camera } = this.#view
    const box = boundsLiteralOf(bounds)
    const room = roomIn(camera, padding)
    const zoom = Math.max(this.#view.minZoom, Math.min(this.#view.maxZoom, zoomToFit(box, room.width, room.height)))
    const [low, high] = [
      toWorld({ lat: box.south, lng: box.west }, zoom),
      toWorld({ lat: box.north, lng: box.east }, zoom),
    ]
    const x = (low.x + high.x) / 2 + (room.right - room.left) / 2
    const y = (low.y + high.y) / 2 + (room.bottom - room.top) / 2
    this.#view.look({ ...camera, zoom, center: fromWorld({ x, y }, zoom) })
  }
  panToBounds(bounds: google.maps.LatLngBounds | google.maps.LatLngBoundsLiteral, _padding?: Padding): void {
    this.panTo(new LatLngBounds(bounds).getCenter())
  }

  setOptions(options: google.maps.MapOptions | null): void {
    const given = options ?? {}
    const view = this.#view
    this.#options = { ...this.#options, ...given }
    view.minZoom = this.#options.minZoom ?? view.minZoom
    view.maxZoom = this.#options.maxZoom ?? view.maxZoom
    const isBare = this.#options.disableDefaultUI === true
    this.#zoomButtons.hidden = this.#options.zoomControl == null ? isBare : !this.#options.zoomControl
    this.#types.element.hidden = this.#options.mapTypeControl == null ? isBare : !this.#options.mapTypeControl
    view.root.toggleAttribute('data-cooperative', this.#options.gestureHandling === 'cooperative')
    view.ground.tabIndex = this.#options.keyboardShortcuts === false ? -1 : 0
    if (given.mapTypeId != null && given.mapTypeId !== view.mapTypeId) this.setMapTypeId(given.mapTypeId)
    if (given.center != null || given.zoom != null)
      this.moveCamera({
        ...(given.center == null ? {} : { center: given.center }),
        ...(given.zoom == null ? {} : { zoom: given.zoom }),
      })
  }
}
