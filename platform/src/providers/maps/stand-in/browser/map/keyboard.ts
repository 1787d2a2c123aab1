import { shifted } from './camera'
import type { MapView } from './map-view'

const STEP_PX = 80

/** The provider's keys: arrows move, Page and Home and End move by most of the window, plus and minus zoom. */
export const listenForKeys = (view: MapView, isOn: () => boolean): void => {
  view.ground.addEventListener('keydown', (event) => {
    if (!isOn() || event.altKey || event.ctrlKey || event.metaKey) return
    const { width, height, zoom } = view.camera
    const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
      ArrowLeft: [-STEP_PX, 0],
      ArrowRight: [STEP_PX, 0],
      ArrowUp: [0, -STEP_PX],
      ArrowDown: [0, STEP_PX],
      Home: [-width * 0.75, 0],
      End: [width * 0.75, 0],
      PageUp: [0, -height * 0.75],
      PageDown: [0, height * 0.75],
    }
    const by = moves[event.key]
    if (by !== undefined) view.travel(shifted(view.camera, { x: by[0], y: by[1] }), 160)
    else if (event.key === '+' || event.key === '=') view.travel({ ...view.camera, zoom: Math.round(zoom) + 1 })
    else if (event.key === '-' || event.key === '_') view.travel({ ...view.camera, zoom: Math.round(zoom) - 1 })
    else return
    event.preventDefault()
  })
}
