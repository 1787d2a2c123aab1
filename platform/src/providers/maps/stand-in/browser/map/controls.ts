import type { MapView } from './map-view'
import { icon, make } from './style'

const PLUS = '<path d="M12 5v14M5 12h14"/>'
const MINUS = '<path d="M5 12h14"/>'

const button = (label: string, content: Node, onPress: () => void): HTMLButtonElement => {
  const element = make('button', '', { type: 'button', 'aria-label': label, title: label })
  element.append(content)
  element.addEventListener('click', onPress)
  return element
}

/** Buttons to come closer and to step back; grey at either end. */
export const zoomControl = (view: MapView) => {
  const by = (step: number) => () => view.travel({ ...view.camera, zoom: Math.round(view.camera.zoom) + step })
  const element = make('div', 'galo-map-controls')
  const closer = button('Zoom in', icon(PLUS), by(1))
  const further = button('Zoom out', icon(MINUS), by(-1))
  element.append(closer, further)
  view.followers.add(() => {
    closer.disabled = view.camera.zoom >= view.maxZoom
    further.disabled = view.camera.zoom <= view.minZoom
  })
  return element
}

/** The map as it is drawn, or as from above. */
export const typeControl = (current: () => string, choose: (mapTypeId: string) => void) => {
  const element = make('div', 'galo-map-types', { role: 'group', 'aria-label': 'Map type' })
  const buttons = (
    [
      ['roadmap', 'Map'],
      ['satellite', 'Satellite'],
    ] as const
  ).map(([id, words]) => {
    const each = make('button', '', { type: 'button' })
    each.textContent = words
    each.addEventListener('click', () => choose(id))
    element.append(each)
    return [id, each] as const
  })
  const show = () => buttons.forEach(([id, each]) => each.setAttribute('aria-pressed', String(current() === id)))
  show()
  return { element, show }
}

export const credit = (): HTMLElement => {
  const element = make('div', 'galo-map-credit')
  element.textContent = 'Galo maps · Natural Earth'
  return element
}

/** A word over the map that goes away by itself. */
export const noteOver = (root: HTMLElement): ((text: string) => void) => {
  const element = make('div', 'galo-map-note', { role: 'status' })
  root.append(element)
  let leaving = 0
  return (text) => {
    element.textContent = text
    element.dataset['shown'] = ''
    clearTimeout(leaving)
    leaving = window.setTimeout(() => delete element.dataset['shown'], 1600)
  }
}

/** What is shown instead of a map that may not be shown. */
export const refusedNote = (): HTMLElement => {
  const element = make('div', 'galo-map-refused', { role: 'alert' })
  const words = make('b', '')
  words.textContent = 'This page can’t show the map.'
  const more = make('span', '')
  more.textContent = 'The browser’s console says why.'
  const text = make('p', '')
  text.append(words, more)
  element.append(text)
  return element
}
