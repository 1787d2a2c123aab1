import { event } from '../core/event'
import { LatLng, literalOf } from '../core/lat-lng'
import { MVCArray, MVCObject } from '../core/mvc'
import type { Pixel } from '../core/projection'
import { viewOf } from '../map/map'
import type { MapView } from '../map/map-view'

type Place = google.maps.LatLng | google.maps.LatLngLiteral
type Path = google.maps.MVCArray<google.maps.LatLng> | google.maps.MVCArray<Place> | Place[]

const pixels = (text: string | null | undefined, length: number): number => {
  const value = Number.parseFloat(text ?? '0')
  return text?.endsWith('%') === true ? (value / 100) * length : value
}

const lengthOf = (line: readonly Pixel[]): number =>
  line.reduce((sum, to, index) => {
    const from = line[index - 1]
    return from === undefined ? sum : sum + Math.hypot(to.x - from.x, to.y - from.y)
  }, 0)

/** Calls back at every `every` pixels along a line, with the way it runs there. */
const walk = (line: readonly Pixel[], first: number, every: number, each: (at: Pixel, angle: number) => void): void => {
  let due = first
  let done = 0
  line.forEach((to, index) => {
    const from = line[index - 1]
    if (from === undefined) return
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    while (length > 0 && due <= done + length) {
      const share = (due - done) / length
      each({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, angle)
      if (every <= 0) due = Infinity
      else due += every
    }
    done += length
  })
}

/** `google.maps.Polyline`: drawn on the ground itself, under the names. Icons on it are dots, or dashes along it. */
export class Polyline extends MVCObject {
  #options: google.maps.PolylineOptions = {}
  #path = new MVCArray<LatLng>()
  #map: google.maps.Map | null = null
  #view: MapView | undefined
  #heard: google.maps.MapsEventListener[] = []
  readonly #paint = (canvas: CanvasRenderingContext2D, ratio: number) => this.#draw(canvas, ratio)

  constructor(opts?: google.maps.PolylineOptions | null) {
    super()
    this.setOptions(opts ?? {})
  }

  #draw(canvas: CanvasRenderingContext2D, ratio: number): void {
    const { strokeColor = '#10162f', strokeOpacity = 1, strokeWeight = 3, visible, icons } = this.#options
    const view = this.#view
    if (view === undefined || visible === false) return
    const line = this.#path.getArray().map((place) => view.toPixel(place.toJSON()))
    canvas.setTransform(ratio, 0, 0, ratio, 0, 0)
    canvas.lineCap = canvas.lineJoin = 'round'
    canvas.beginPath()
    line.forEach(({ x, y }, index) => (index === 0 ? canvas.moveTo(x, y) : canvas.lineTo(x, y)))
    canvas.strokeStyle = strokeColor ?? '#10162f'
    canvas.lineWidth = strokeWeight ?? 3
    canvas.globalAlpha = strokeOpacity ?? 1
    if (canvas.globalAlpha > 0 && canvas.lineWidth > 0) canvas.stroke()
    for (const sequence of icons ?? []) this.#drawIcons(canvas, line, sequence)
    canvas.globalAlpha = 1
  }

  #drawIcons(canvas: CanvasRenderingContext2D, line: readonly Pixel[], sequence: google.maps.IconSequence): void {
    const { icon, offset, repeat } = sequence
    const length = lengthOf(line)
    const scale = icon?.scale ?? 1
    const color = icon?.strokeColor ?? this.#options.strokeColor ?? '#10162f'
    canvas.globalAlpha = Math.max(icon?.fillOpacity ?? 0, icon?.strokeOpacity ?? 1)
    canvas.fillStyle = icon?.fillColor ?? color
    canvas.strokeStyle = color
    walk(line, pixels(offset, length), pixels(repeat, length), ({ x, y }, angle) => {
      canvas.beginPath()
      if (icon?.path === 0) {
        canvas.arc(x, y, scale, 0, 2 * Math.PI)
        return canvas.fill()
      }
      const [dx, dy] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
      canvas.moveTo(x - dx, y - dy)
      canvas.lineTo(x + dx, y + dy)
      canvas.lineWidth = icon?.strokeWeight ?? this.#options.strokeWeight ?? 3
      canvas.stroke()
    })
  }

  setOptions(options: google.maps.PolylineOptions | null): void {
    this.#options = { ...this.#options, ...options }
    if (options?.path != null) this.setPath(options.path)
    if (options?.map !== undefined) this.setMap(options.map)
    this.#view?.redraw()
  }
  getMap(): google.maps.Map | null {
    return this.#map
  }
  setMap(map: google.maps.Map | null): void {
    this.#view?.painters.delete(this.#paint)
    this.#view?.redraw()
    this.#map = map
    this.#view = viewOf(map)
    this.#view?.painters.add(this.#paint)
    this.#view?.redraw()
  }
  getPath(): MVCArray<LatLng> {
    return this.#path
  }
  setPath(path: Path): void {
    for (const listener of this.#heard) listener.remove()
    const places: readonly Place[] = 'getArray' in path ? path.getArray() : path
    this.#path = new MVCArray(places.map((place) => new LatLng(literalOf(place))))
    const redraw = () => this.#view?.redraw()
    this.#heard = ['insert_at', 'remove_at', 'set_at'].map((name) => event.addListener(this.#path, name, redraw))
    redraw()
  }
  getVisible(): boolean {
    return this.#options.visible !== false
  }
  setVisible(visible: boolean): void {
    this.setOptions({ visible })
  }
  getDraggable(): boolean {
    return false
  }
  getEditable(): boolean {
    return false
  }
}
