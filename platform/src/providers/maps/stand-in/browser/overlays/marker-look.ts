import { make } from '../map/style'

/** Galo's drop, 34 by 44, with its tip in the middle of the lower edge. */
const PIN =
  '<path d="M17 43.2C11.4 36.7 2 26.8 2 17a15 15 0 0 1 30 0c0 9.8-9.4 19.7-15 26.2z" fill="#2440cf" stroke="#fff" stroke-width="2.6"/>'
const DOT = '<circle cx="17" cy="17" r="5.6" fill="#fff"/>'
const SHADOW = '<ellipse cx="17" cy="43" rx="8" ry="2.6" fill="#10162f" opacity=".22"/>'

/** The provider's ready-made shapes, on a grid where 1 is `scale` pixels. */
const SYMBOLS: readonly string[] = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  'M0-1.5L2 2.5L0 1.5L-2 2.5z',
  'M0-1.5L2 2.5H-2z',
  'M0 2.5L-2-1.5L0-.5L2-1.5z',
  'M0 2.5L-2-1.5H2z',
]

export interface Drawn {
  readonly element: Element
  readonly width: number
  readonly height: number
  /** From the upper left corner to the place itself. */
  readonly anchor: { readonly x: number; readonly y: number }
}

const svg = (markup: string, viewBox: string, width: number, height: number): SVGSVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  element.setAttribute('viewBox', viewBox)
  element.setAttribute('width', String(width))
  element.setAttribute('height', String(height))
  element.setAttribute('aria-hidden', 'true')
  element.innerHTML = markup
  return element
}

const plain = (hasDot: boolean): Drawn => ({
  element: svg(SHADOW + PIN + (hasDot ? DOT : ''), '0 0 34 46', 34, 46),
  width: 34,
  height: 46,
  anchor: { x: 17, y: 43 },
})

const fromPicture = ({ url, scaledSize, size, anchor }: google.maps.Icon): Drawn => {
  const picture = make('img', '', { src: url, alt: '', draggable: 'false' })
  const { width, height } = scaledSize ?? size ?? { width: 32, height: 32 }
  picture.width = width
  picture.height = height
  return { element: picture, width, height, anchor: anchor ?? { x: width / 2, y: height } }
}

const fromSymbol = (symbol: google.maps.Symbol): Drawn => {
  const { path, anchor, rotation, fillColor, fillOpacity, strokeColor, strokeOpacity, strokeWeight } = symbol
  const scale = symbol.scale ?? 1
  const isShape = typeof path === 'number'
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const weight = strokeWeight ?? (isShape ? scale : 1)
  const set = (name: string, value: string | number) => shape.setAttribute(name, String(value))
  set('d', isShape ? (SYMBOLS[path] ?? '') : path)
  set('fill', fillColor ?? '#10162f')
  set('fill-opacity', fillOpacity ?? 0)
  set('stroke', strokeColor ?? '#10162f')
  set('stroke-opacity', strokeOpacity ?? 1)
  set('stroke-width', weight / scale)
  set('transform', `rotate(${rotation ?? 0}) translate(${-(anchor?.x ?? 0)} ${-(anchor?.y ?? 0)})`)
  const reach = 40
  const side = 2 * reach * scale
  const element = svg('', `${-reach} ${-reach} ${2 * reach} ${2 * reach}`, side, side)
  element.append(shape)
  // The canvas around the shape is large, so that any path fits; only the shape itself is pressed.
  element.style.pointerEvents = 'none'
  shape.style.pointerEvents = 'visiblePainted'
  return { element, width: side, height: side, anchor: { x: side / 2, y: side / 2 } }
}

/** What a marker looks like: our own pin (with a dot, where no label stands), a picture, or a path. */
export const drawMarker = (
  icon: string | google.maps.Icon | google.maps.Symbol | null | undefined,
  hasLabel = false,
): Drawn => {
  if (icon == null) return plain(!hasLabel)
  if (typeof icon === 'string') return fromPicture({ url: icon })
  return 'path' in icon ? fromSymbol(icon) : fromPicture(icon)
}
