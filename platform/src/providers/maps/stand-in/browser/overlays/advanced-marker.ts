import { event, type Handler } from '../core/event'
import { literalOf } from '../core/lat-lng'
import { viewOf } from '../map/map'
import type { MapView } from '../map/map-view'
import { drawMarker } from './marker-look'
import { letCarry } from './placed'

type Options = google.maps.marker.AdvancedMarkerElementOptions
type Place = google.maps.LatLng | google.maps.LatLngLiteral | google.maps.LatLngAltitudeLiteral

/** `google.maps.marker.AdvancedMarkerElement`: a marker that is an element of the page, with whatever it holds. */
export class AdvancedMarkerElement extends HTMLElement {
  #view: MapView | undefined
  #map: google.maps.Map | null = null
  #position: google.maps.LatLngAltitudeLiteral | null = null
  #content: Node | null = null
  zIndex: number | null = null
  gmpDraggable: boolean | null = null
  readonly #follow = () => this.#lay()

  constructor(options: Options = {}) {
    super()
    letCarry(
      this,
      () => this.#view,
      () => this.#position,
      {
        canDrag: () => this.gmpDraggable === true,
        tell: (what, at) => {
          if (what !== 'dragstart') this.position = at
          event.trigger(this, what, { latLng: new google.maps.LatLng(at), domEvent: new Event(what) })
        },
        click: (domEvent) => {
          event.trigger(this, 'click', { latLng: this.#position && new google.maps.LatLng(this.#position), domEvent })
          this.dispatchEvent(new Event('gmp-click', { bubbles: true }))
        },
      },
    )
    this.#content = drawMarker(null).element
    const { content, gmpDraggable, map, position, title, zIndex } = options
    if (content !== undefined) this.content = content
    if (gmpDraggable !== undefined) this.gmpDraggable = gmpDraggable
    if (position !== undefined) this.position = position
    if (zIndex !== undefined) this.zIndex = zIndex
    if (title != null) this.title = title
    if (map !== undefined) this.map = map
  }

  #lay(): void {
    if (this.#view === undefined || this.#position === null) return
    const { x, y } = this.#view.toPixel(this.#position)
    this.style.transform = `translate(${x}px,${y}px) translate(-50%,-100%)`
    this.style.zIndex = String(this.zIndex ?? Math.round(y))
  }

  connectedCallback(): void {
    this.classList.add('galo-map-marker')
    this.toggleAttribute('data-draggable', this.gmpDraggable === true)
    this.tabIndex = this.gmpDraggable === true || event.hasListeners(this, 'click') ? 0 : -1
    this.setAttribute('role', this.tabIndex === 0 ? 'button' : 'img')
    if (this.title !== '') this.setAttribute('aria-label', this.title)
    if (this.#content !== null && this.#content.parentNode !== this) this.replaceChildren(this.#content)
  }

  addListener(eventName: string, handler: Handler): google.maps.MapsEventListener {
    return event.addListener(this, eventName, handler)
  }
  get content(): Node | null {
    return this.#content
  }
  set content(content: Node | null | undefined) {
    this.#content = content ?? drawMarker(null).element
    this.replaceChildren(this.#content)
  }
  get map(): google.maps.Map | null {
    return this.#map
  }
  set map(map: google.maps.Map | null | undefined) {
    this.#view?.followers.delete(this.#follow)
    this.remove()
    this.#map = map ?? null
    this.#view = viewOf(map)
    this.#view?.panes.markerLayer.append(this)
    this.#view?.followers.add(this.#follow)
    this.#lay()
  }
  get position(): google.maps.LatLngAltitudeLiteral | null {
    return this.#position
  }
  set position(position: Place | null | undefined) {
    this.#position = position == null ? null : { ...literalOf(position), altitude: 0 }
    this.#lay()
  }
}

/** A page may load the script twice; an element can be defined once. */
export const definePins = (): void => {
  if (customElements.get('gmp-advanced-marker') === undefined)
    customElements.define('gmp-advanced-marker', AdvancedMarkerElement)
}
