import type { Pixel } from '../core/projection'
import { shifted, zoomedAround } from './camera'
import type { MapView } from './map-view'

export type Gesture =
  'click' | 'dblclick' | 'rightclick' | 'mousemove' | 'mouseover' | 'mouseout' | 'dragstart' | 'drag' | 'dragend'

export interface GestureRules {
  readonly canDrag: () => boolean
  readonly canZoom: () => boolean
  readonly canDoubleClick: () => boolean
  readonly isCooperative: () => boolean
  readonly hint: (text: string) => void
}

/** Nearer than this a press is a click, not a drag. */
const STEADY_PX = 4
const WHEEL_PER_ZOOM = 220

const middleOf = (pointers: ReadonlyMap<number, Pixel>): Pixel => {
  const all = [...pointers.values()]
  const sum = all.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / all.length, y: sum.y / all.length }
}
const spreadOf = (pointers: ReadonlyMap<number, Pixel>): number => {
  const [a, b] = [...pointers.values()]
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y)
}

/** Mouse, pen and fingers on the ground: drag, pinch, wheel, double click. */
export const listenForGestures = (
  view: MapView,
  rules: GestureRules,
  tell: (what: Gesture, at: Pixel, domEvent: MouseEvent) => void,
): void => {
  const { ground, root } = view
  const pointers = new Map<number, Pixel>()
  let start: Pixel | null = null
  let isDragging = false

  const at = ({ clientX, clientY }: MouseEvent): Pixel => {
    const box = ground.getBoundingClientRect()
    return { x: clientX - box.left, y: clientY - box.top }
  }

  const move = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return tell('mousemove', at(event), event)
    const [wasMiddle, wasSpread] = [middleOf(pointers), spreadOf(pointers)]
    pointers.set(event.pointerId, at(event))
    const isAlone = pointers.size === 1
    if (rules.isCooperative() && event.pointerType === 'touch' && isAlone)
      return rules.hint('Use two fingers to move the map')
    const [middle, spread] = [middleOf(pointers), spreadOf(pointers)]
    if (!isDragging && isAlone && start !== null && Math.hypot(middle.x - start.x, middle.y - start.y) < STEADY_PX)
      return
    if (!rules.canDrag()) return
    if (!isDragging) {
      isDragging = true
      root.dataset['dragging'] = ''
      tell('dragstart', middle, event)
    }
    const moved = shifted(view.camera, { x: wasMiddle.x - middle.x, y: wasMiddle.y - middle.y })
    const zoom = moved.zoom + (wasSpread > 0 && rules.canZoom() ? Math.log2(spread / wasSpread) : 0)
    view.look(zoom === moved.zoom ? moved : zoomedAround(moved, zoom, middle))
    tell('drag', middle, event)
  }

  const end = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return
    const wasDragging = isDragging
    isDragging = false
    delete root.dataset['dragging']
    if (wasDragging) tell('dragend', at(event), event)
    else if (event.type === 'pointerup' && event.button === 0) tell('click', at(event), event)
  }

  ground.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    pointers.set(event.pointerId, at(event))
    if (pointers.size === 1) start = at(event)
    ground.setPointerCapture(event.pointerId)
  })
  ground.addEventListener('pointermove', move)
  ground.addEventListener('pointerup', end)
  ground.addEventListener('pointercancel', end)
  ground.addEventListener('mouseenter', (event) => tell('mouseover', at(event), event))
  ground.addEventListener('mouseleave', (event) => tell('mouseout', at(event), event))
  ground.addEventListener('contextmenu', (event) => tell('rightclick', at(event), event))
  ground.addEventListener('dblclick', (event) => {
    tell('dblclick', at(event), event)
    if (rules.canDoubleClick())
      view.travel(zoomedAround(view.camera, Math.round(view.camera.zoom) + (event.shiftKey ? -1 : 1), at(event)))
  })
  ground.addEventListener(
    'wheel',
    (event) => {
      if (!rules.canZoom()) return
      if (rules.isCooperative() && !event.ctrlKey && !event.metaKey)
        return rules.hint(`Hold ${/Mac/.test(navigator.platform) ? '⌘' : 'Ctrl'} and scroll to zoom the map`)
      event.preventDefault()
      const by = (event.deltaMode === 1 ? event.deltaY * 24 : event.deltaY) * (event.ctrlKey ? 3 : 1)
      view.look(zoomedAround(view.camera, view.camera.zoom - by / WHEEL_PER_ZOOM, at(event)))
    },
    { passive: false },
  )
}
