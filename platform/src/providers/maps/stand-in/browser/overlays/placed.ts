import { fromPixel } from '../map/camera'
import type { MapView } from '../map/map-view'

export interface DragRules {
  readonly canDrag: () => boolean
  /** `at` is where the thing would lie now. */
  readonly tell: (what: 'dragstart' | 'drag' | 'dragend', at: google.maps.LatLngLiteral) => void
  readonly click: (domEvent: Event) => void
}

const STEADY_PX = 4
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
}

/** Lets an element that stands for a place be pressed, carried, and moved with the arrow keys. */
export const letCarry = (
  element: HTMLElement,
  view: () => MapView | undefined,
  place: () => google.maps.LatLngLiteral | null,
  { canDrag, tell, click }: DragRules,
): void => {
  let from: { x: number; y: number; left: number; top: number } | null = null
  let isCarried = false

  const placeAt = (event: PointerEvent): google.maps.LatLngLiteral | null => {
    const here = view()
    if (here === undefined || from === null) return null
    return fromPixel(here.camera, { x: from.left + event.clientX - from.x, y: from.top + event.clientY - from.y })
  }
  const lift = (isUp: boolean) => element.toggleAttribute('data-lifted', isUp)

  element.addEventListener('pointerdown', (event) => {
    event.stopPropagation()
    const [here, at] = [view(), place()]
    if (event.button !== 0 || !canDrag() || here === undefined || at === null) return
    const { x, y } = here.toPixel(at)
    from = { x: event.clientX, y: event.clientY, left: x, top: y }
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    if (from === null || (!isCarried && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STEADY_PX)) return
    const at = placeAt(event)
    if (at === null) return
    if (!isCarried) tell('dragstart', place() ?? at)
    isCarried = true
    lift(true)
    tell('drag', at)
  })
  const drop = (event: PointerEvent): void => {
    const at = placeAt(event)
    if (isCarried && at !== null) tell('dragend', at)
    from = null
    lift(false)
    // The click that follows a drop is not one.
    setTimeout(() => (isCarried = false))
  }
  element.addEventListener('pointerup', drop)
  element.addEventListener('pointercancel', drop)
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    if (!isCarried) click(event)
  })
  element.addEventListener('keydown', (event) => {
    const [here, at, by] = [view(), place(), KEYS[event.key]]
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return click(event)
    }
    if (by === undefined || !canDrag() || here === undefined || at === null) return
    event.preventDefault()
    const { x, y } = here.toPixel(at)
    const next = fromPixel(here.camera, { x: x + by[0], y: y + by[1] })
    tell('dragstart', at)
    tell('drag', next)
    tell('dragend', next)
  })
}
