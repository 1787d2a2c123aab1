import { isAuthorised } from '../provider'
import { between, DEEPEST_ZOOM, SHALLOWEST_ZOOM, toPixel, topLeftOf, type Camera } from './camera'
import { paintGrain } from './grain'
import { lookOf } from '../../look/look'
import { paintGround } from './paint-ground'
import { paintLabels } from './paint-labels'
import { dress, make } from './style'
import { tilesFor } from './tile-store'

/** Draws between the ground and the names: a route, say. Coordinates are pixels of the window. */
export type Painter = (canvas: CanvasRenderingContext2D, ratio: number) => void
export type Happening = 'camera' | 'zoom' | 'idle' | 'size'

type Pane = 'mapPane' | 'overlayLayer' | 'markerLayer' | 'overlayMouseTarget' | 'floatPane'
const MOVE_MS = 260
/** Sharper than this nobody sees, and a phone pays for it. */
const MOST_RATIO = 3

const eased = (share: number): number => 1 - (1 - share) ** 3
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The window onto the map: its camera, its canvas, and whoever draws on it. Knows nothing of the provider's classes. */
export class MapView {
  readonly root: HTMLDivElement
  readonly ground: HTMLCanvasElement
  readonly panes: Readonly<Record<Pane, HTMLDivElement>>
  readonly painters = new Set<Painter>()
  /** Called on every frame, after the camera moved. */
  readonly followers = new Set<() => void>()
  minZoom = SHALLOWEST_ZOOM
  maxZoom = DEEPEST_ZOOM
  mapTypeId = 'roadmap'
  camera: Camera
  #frame = 0
  #journey = 0
  #isIdle = true
  readonly #tell: (what: Happening) => void
  readonly #resize: ResizeObserver

  constructor(host: HTMLElement, center: google.maps.LatLngLiteral, zoom: number, tell: (what: Happening) => void) {
    this.#tell = tell
    this.root = make('div', 'galo-map')
    this.ground = make('canvas', 'galo-map-ground', { tabindex: '0', role: 'application', 'aria-label': 'Map' })
    const layer = make('div', 'galo-map-panes')
    const pane = (index: number): HTMLDivElement => {
      const element = make('div', 'galo-map-pane')
      element.style.zIndex = String(100 + index)
      layer.append(element)
      return element
    }
    this.panes = {
      mapPane: pane(0),
      overlayLayer: pane(1),
      markerLayer: pane(2),
      overlayMouseTarget: pane(3),
      floatPane: pane(4),
    }
    this.root.append(this.ground, layer)
    host.append(this.root)
    dress(host)
    this.camera = { center, zoom, width: host.clientWidth, height: host.clientHeight }
    this.#resize = new ResizeObserver(() => this.#measure())
    this.#resize.observe(host)
    this.#measure()
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.root
    this.camera = { ...this.camera, width, height }
    const ratio = Math.min(MOST_RATIO, devicePixelRatio)
    this.ground.width = Math.round(width * ratio)
    this.ground.height = Math.round(height * ratio)
    this.#tell('size')
    this.redraw()
  }

  #within(camera: Camera): Camera {
    const lat = Math.max(-85, Math.min(85, camera.center.lat))
    return {
      ...camera,
      center: { lat, lng: camera.center.lng },
      zoom: Math.max(this.minZoom, Math.min(this.maxZoom, camera.zoom)),
    }
  }

  /** Looks there at once; a journey under way ends. */
  look(camera: Camera): void {
    cancelAnimationFrame(this.#journey)
    this.#show(camera)
  }

  #show(camera: Camera): void {
    const was = this.camera
    this.camera = { ...this.#within(camera), width: was.width, height: was.height }
    this.#isIdle = false
    if (was.zoom !== this.camera.zoom) this.#tell('zoom')
    this.#tell('camera')
    this.redraw()
  }

  /** Goes there smoothly, or at once for people who want things to stand still. */
  travel(to: Camera, ms = MOVE_MS): void {
    cancelAnimationFrame(this.#journey)
    if (isStill() || this.camera.width === 0) return this.#show(to)
    const from = this.camera
    const goal = this.#within(to)
    let startedAt: number | undefined
    const step = (at: number): void => {
      startedAt ??= at
      const share = Math.min(1, (at - startedAt) / ms)
      this.#show(between(from, goal, eased(share)))
      if (share < 1) this.#journey = requestAnimationFrame(step)
    }
    this.#journey = requestAnimationFrame(step)
  }

  redraw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw())
  }

  #draw(): void {
    this.#frame = 0
    const canvas = this.ground.getContext('2d')
    const { width, height, zoom } = this.camera
    if (canvas === null || width === 0 || height === 0) return
    const ratio = this.ground.width / width
    const look = lookOf(this.mapTypeId)
    const corner = topLeftOf(this.camera)
    const again = () => this.redraw()
    const tiles = isAuthorised() ? tilesFor(corner, zoom, width, height, again) : { placed: [], isComplete: true }
    paintGround(canvas, ratio, tiles.placed, look, zoom)
    paintGrain(canvas, look.grain, { x: corner.x * ratio, y: corner.y * ratio })
    for (const paint of this.painters) paint(canvas, ratio)
    paintLabels(canvas, ratio, tiles.placed, look, zoom)
    for (const follow of this.followers) follow()
    if (tiles.isComplete && !this.#isIdle) {
      this.#isIdle = true
      setTimeout(() => this.#isIdle && this.#tell('idle'), 60)
    }
  }

  /** The first view counts as a move: whoever waits for `idle` hears of it. */
  begin(): void {
    this.#isIdle = false
    this.redraw()
  }

  toPixel(place: google.maps.LatLngLiteral) {
    return toPixel(this.camera, place)
  }
}
