import { between, nextId, random } from './brush'

/** Draws the one at `index`. */
type Draw = (index: number) => string
/** Draws the one at `index` where it lies. */
type DrawAt = (x: number, y: number, index: number) => string

/** Keeps the markup small: half units when large, tenths when small. */
export const short = (value: number) => (Math.abs(value) > 4 ? Math.round(value * 2) / 2 : +value.toFixed(1))

export const times = (count: number, draw: Draw) => Array.from({ length: count }, (_, index) => draw(index)).join('')

const extra = (attributes: string) => (attributes ? ` ${attributes}` : '')

export const shape = (d: string, fill: string, attributes = '') => `<path d="${d}" fill="${fill}"${extra(attributes)}/>`

export const disc = (x: number, y: number, r: number, fill: string, attributes = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${extra(attributes)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${extra(attributes)}/>`

export const line = (d: string, colour: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${extra(attributes)}/>`

/** Puts `body`, drawn around 0,0, somewhere else. */
export const at = (x: number, y: number, turn: number, size: number, body: string) => {
  const rotate = turn ? ` rotate(${short(turn)})` : ''
  const scale = size !== 1 ? ` scale(${short(size * 100) / 100})` : ''
  return `<g transform="translate(${short(x)} ${short(y)})${rotate}${scale}">${body}</g>`
}

/** Under the lamp: one of the filters of `filters.ts`. */
export const lit = (filter: string, body: string, attributes = '') =>
  `<g filter="url(#${filter})"${extra(attributes)}>${body}</g>`

/** The shadow `d` throws on what lies right under it. */
export const shade = (d: string, opacity = 0.38, dx = 3, dy = 5) =>
  lit('near', shape(d, '#1a0d08', `opacity="${opacity}" transform="translate(${dx} ${dy})"`))

/** Scattered evenly but without order over a disc of radius `r`. */
export const inDisc = (r: number, count: number, draw: DrawAt) =>
  times(count, (index) => {
    const angle = random() * 6.283
    const reach = Math.sqrt(random()) * r
    return draw(reach * Math.cos(angle), reach * Math.sin(angle), index)
  })

/** Packed over a disc as seeds in a sunflower are: no two on top of each other. */
export const packed = (r: number, count: number, draw: DrawAt) =>
  times(count, (index) => {
    const angle = index * 2.39996 + 0.4
    const reach = r * Math.sqrt((index + 0.5) / count)
    return draw(reach * Math.cos(angle) + between(-1, 1), reach * Math.sin(angle) + between(-1, 1), index)
  })

/** A path that is almost an ellipse. */
export const blob = (rx: number, ry: number, wobble = 0.12, count = 9) => {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.283
    const reach = 1 + between(-wobble, wobble)
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
  })
  const middle = (a: readonly number[], b: readonly number[]) =>
    `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`
  const curves = points.map(
    (point, index) => `Q${short(point[0])} ${short(point[1])} ${middle(point, points[(index + 1) % count])}`,
  )
  return `M${middle(points[count - 1], points[0])}${curves.join('')}Z`
}

/** `body` repeated around 0,0; `count` is a multiple of four, so that a quarter is drawn and turned. */
export const ring = (body: string, count: number, turn = 0) => {
  const id = nextId('r')
  const rotate = turn ? ` transform="rotate(${turn})"` : ''
  const rest = times(
    count / 4 - 1,
    (index) => `<use href="#${id}p" transform="rotate(${short(((index + 1) * 360) / count)})"/>`,
  )
  const quarters = times(3, (index) => `<use href="#${id}" transform="rotate(${90 * (index + 1)})"/>`)
  return `<g id="${id}"${rotate}><g id="${id}p">${body}</g>${rest}</g>${quarters}`
}

/** Short strokes over a disc: seeds, grains, kernels. */
export const dots = (r: number, count: number, colour: string, width: number, dx = 1, dy = 0) => {
  const strokes = inDisc(
    r,
    count,
    (x: number, y: number) => `M${short(x)} ${short(y)}l${short(between(-dx, dx))} ${short(between(-dy, dy))}`,
  )
  return `<path d="${strokes}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
}
