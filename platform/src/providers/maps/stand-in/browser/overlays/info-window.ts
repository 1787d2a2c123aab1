import { event } from '../core/event'
import { LatLng, literalOf } from '../core/lat-lng'
import { MVCObject } from '../core/mvc'
import { viewOf } from '../map/map'
import type { MapView } from '../map/map-view'
import { icon, make } from '../map/style'
import { Marker } from './marker'

type Place = google.maps.LatLng | google.maps.LatLngLiteral
type Content = string | Element | Text | null | undefined

const CROSS = '<path d="M6 6l12 12M18 6L6 18"/>'

/** `google.maps.InfoWindow`: a card over a place or a marker. */
export class InfoWindow extends MVCObject {
  readonly #element = make('div', 'galo-map-info', { role: 'dialog' })
  readonly #body = make('div', '')
  #content: Content
  #position: LatLng | null = null
  #anchor: object | null = null
  #view: MapView | undefined
  readonly #follow = () => this.#lay()

  constructor(opts?: google.maps.InfoWindowOptions | null) {
    super()
    const close = make('button', 'galo-map-close', { type: 'button', 'aria-label': 'Close' })
    close.append(icon(CROSS))
    close.addEventListener('click', () => {
      this.close()
      event.trigger(this, 'closeclick')
    })
    this.#element.append(this.#body, close)
    this.#element.addEventListener('pointerdown', (domEvent) => domEvent.stopPropagation())
    this.setOptions(opts)
  }

  #lay(): void {
    const place = this.#anchor instanceof Marker ? this.#anchor.getPosition() : this.#position
    if (this.#view === undefined || place === null) return
    const { x, y } = this.#view.toPixel(place.toJSON())
    const head = this.#anchor === null ? 0 : Marker.headOf(this.#anchor).y
    this.#element.style.transform = `translate(${x}px,${y + head - 10}px) translate(-50%,-100%)`
  }

  open(
    options?: google.maps.InfoWindowOpenOptions | google.maps.Map | google.maps.StreetViewPanorama | null,
    anchor?: google.maps.MVCObject | google.maps.marker.AdvancedMarkerElement | null,
  ): void {
    const isOptions = options != null && viewOf(options) === undefined
    const chosen = isOptions ? (options as google.maps.InfoWindowOpenOptions) : { map: options ?? null, anchor }
    this.close()
    this.#anchor = chosen.anchor ?? null
    const anchorMap = this.#anchor instanceof Marker ? this.#anchor.getMap() : null
    this.#view = viewOf(chosen.map ?? anchorMap)
    this.#view?.panes.floatPane.append(this.#element)
    this.#view?.followers.add(this.#follow)
    this.#lay()
    queueMicrotask(() => event.trigger(this, 'domready'))
  }
  close(): void {
    this.#view?.followers.delete(this.#follow)
    this.#view = undefined
    this.#element.remove()
  }
  focus(): void {
    this.#element.querySelector('button')?.focus()
  }
  getContent(): Content {
    return this.#content
  }
  setContent(content?: Content): void {
    this.#content = content
    if (typeof content === 'string') this.#body.innerHTML = content
    else this.#body.replaceChildren(...(content == null ? [] : [content]))
  }
  getPosition(): LatLng | null {
    return this.#position
  }
  setPosition(position?: Place | null): void {
    this.#position = position == null ? null : new LatLng(literalOf(position))
    this.#lay()
  }
  setOptions(options?: google.maps.InfoWindowOptions | null): void {
    if (options?.content !== undefined) this.setContent(options.content)
    if (options?.position !== undefined) this.setPosition(options.position)
    if (options?.ariaLabel != null) this.#element.setAttribute('aria-label', options.ariaLabel)
  }
}
