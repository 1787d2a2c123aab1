import { event, type Handler } from '../core/event'
import { LatLng, literalOf } from '../core/lat-lng'
import { MVCObject } from '../core/mvc'
import { Point } from '../core/point'
import { viewOf } from '../map/map'
import type { MapView } from '../map/map-view'
import { make } from '../map/style'
import { drawMarker, type Drawn } from './marker-look'
import { letCarry } from './placed'

type Options = google.maps.MarkerOptions
type Place = google.maps.LatLng | google.maps.LatLngLiteral
type AnyMap = google.maps.Map | google.maps.StreetViewPanorama

/** `google.maps.Marker` */
export class Marker extends MVCObject {
  static readonly MAX_ZINDEX = 1_000_000
  readonly #element = make('div', 'galo-map-marker')
  #options: Options = {}
  #position: LatLng | null = null
  #map: AnyMap | null = null
  #view: MapView | undefined
  #drawn: Drawn = drawMarker(null)
  readonly #follow = () => this.#lay()

  constructor(opts?: Options | null) {
    super()
    letCarry(
      this.#element,
      () => this.#view,
      () => this.#position?.toJSON() ?? null,
      {
        canDrag: () => this.#options.draggable === true,
        tell: (what, at) => {
          if (what !== 'dragstart') this.setPosition(at)
          event.trigger(this, what, this.#mouseEvent(new Event(what)))
        },
        click: (domEvent) => {
          if (this.#options.clickable !== false) event.trigger(this, 'click', this.#mouseEvent(domEvent))
        },
      },
    )
    for (const name of ['mouseover', 'mouseout', 'dblclick', 'mousedown', 'mouseup'])
      this.#element.addEventListener(name, (domEvent) => event.trigger(this, name, this.#mouseEvent(domEvent)))
    this.setOptions(opts ?? {})
  }

  #mouseEvent(domEvent: Event) {
    return { latLng: this.#position, domEvent, stop: () => domEvent.stopPropagation() }
  }

  #lay(): void {
    const isSeen = this.#position !== null && this.#options.visible !== false
    this.#element.hidden = !isSeen
    if (this.#view === undefined || this.#position === null) return
    const { x, y } = this.#view.toPixel(this.#position.toJSON())
    const { anchor } = this.#drawn
    this.#element.style.transform = `translate(${x - anchor.x}px,${y - anchor.y}px)`
    this.#element.style.zIndex = String(this.#options.zIndex ?? Math.round(y))
  }

  #dress(): void {
    const { icon, label, title, draggable, clickable, opacity, cursor } = this.#options
    this.#drawn = drawMarker(icon, label != null && label !== '')
    const isAlive = draggable === true || (clickable !== false && event.hasListeners(this, 'click'))
    this.#element.replaceChildren(this.#drawn.element, ...this.#labels(label))
    this.#element.toggleAttribute('data-draggable', draggable === true)
    this.#element.toggleAttribute('data-clickable', isAlive)
    this.#element.setAttribute('role', isAlive ? 'button' : 'img')
    this.#element.setAttribute('aria-label', title ?? (typeof label === 'string' ? label : label?.text) ?? 'Marker')
    this.#element.tabIndex = isAlive ? 0 : -1
    this.#element.title = title ?? ''
    this.#element.style.opacity = String(opacity ?? 1)
    this.#element.style.cursor = cursor ?? ''
    this.#lay()
  }

  #labels(label: Options['label']): readonly HTMLElement[] {
    if (label == null || label === '') return []
    const text = typeof label === 'string' ? { text: label } : label
    const element = make('span', `galo-map-label ${text.className ?? ''}`.trim())
    const { icon } = this.#options
    const origin = icon != null && typeof icon === 'object' && 'labelOrigin' in icon ? icon.labelOrigin : null
    element.textContent = text.text
    element.style.color = text.color ?? (icon == null ? '#ffffff' : '#10162f')
    element.style.fontSize = text.fontSize ?? '15px'
    element.style.fontWeight = text.fontWeight ?? '800'
    element.style.left = `${origin?.x ?? this.#drawn.width / 2}px`
    element.style.top = `${origin?.y ?? (icon == null ? 17 : this.#drawn.height / 2)}px`
    return [element]
  }

  override addListener(eventName: string, handler: Handler): google.maps.MapsEventListener {
    const listener = super.addListener(eventName, handler)
    this.#dress()
    return listener
  }
  setOptions(options: Options): void {
    this.#options = { ...this.#options, ...options }
    if (options.position !== undefined) this.setPosition(options.position)
    if (options.map !== undefined) this.setMap(options.map)
    this.#dress()
  }
  getMap(): AnyMap | null {
    return this.#map
  }
  setMap(map: AnyMap | null): void {
    this.#view?.followers.delete(this.#follow)
    this.#element.remove()
    this.#map = map
    this.#view = viewOf(map)
    this.#view?.panes.markerLayer.append(this.#element)
    this.#view?.followers.add(this.#follow)
    // Listeners set through `google.maps.event` are not seen by us; a moment later they are there.
    queueMicrotask(() => this.#dress())
  }
  getPosition(): LatLng | null {
    return this.#position
  }
  setPosition(latlng?: Place | null): void {
    this.#position = latlng == null ? null : new LatLng(literalOf(latlng))
    this.#lay()
    event.trigger(this, 'position_changed')
  }
  getIcon(): string | google.maps.Icon | google.maps.Symbol | null | undefined {
    return this.#options.icon
  }
  setIcon(icon?: string | google.maps.Icon | google.maps.Symbol | null): void {
    this.setOptions({ icon: icon ?? null })
  }
  getLabel(): google.maps.MarkerLabel | string | null | undefined {
    return this.#options.label
  }
  setLabel(label?: string | google.maps.MarkerLabel | null): void {
    this.setOptions({ label: label ?? null })
  }
  getTitle(): string | null | undefined {
    return this.#options.title
  }
  setTitle(title?: string | null): void {
    this.setOptions({ title: title ?? null })
  }
  getDraggable(): boolean {
    return this.#options.draggable === true
  }
  setDraggable(flag?: boolean | null): void {
    this.setOptions({ draggable: flag ?? false })
  }
  getClickable(): boolean {
    return this.#options.clickable !== false
  }
  setClickable(flag: boolean): void {
    this.setOptions({ clickable: flag })
  }
  getVisible(): boolean {
    return this.#options.visible !== false
  }
  setVisible(visible: boolean): void {
    this.setOptions({ visible })
    event.trigger(this, 'visible_changed')
  }
  getOpacity(): number | null | undefined {
    return this.#options.opacity
  }
  setOpacity(opacity?: number | null): void {
    this.setOptions({ opacity: opacity ?? 1 })
  }
  getZIndex(): number | null | undefined {
    return this.#options.zIndex
  }
  setZIndex(zIndex?: number | null): void {
    this.setOptions({ zIndex: zIndex ?? null })
  }
  getCursor(): string | null | undefined {
    return this.#options.cursor
  }
  setCursor(cursor?: string | null): void {
    this.setOptions({ cursor: cursor ?? null })
  }
  getAnimation(): google.maps.Animation | null | undefined {
    return this.#options.animation
  }
  setAnimation(animation?: google.maps.Animation | null): void {
    this.#options = { ...this.#options, animation: animation ?? null }
  }
  /** Where the pin's tip is, in pixels of its picture: info windows stand on its head. */
  static headOf(marker: object): Point {
    const own = marker instanceof Marker ? marker.#drawn : null
    return own === null ? new Point(0, 0) : new Point(0, -own.anchor.y)
  }
}
