import { between, nextId } from './brush'
import { mix, skinOf } from './colour'
import { dots, short, times } from './shapes'

/** Grill marks over `body`, kept inside `d`. `gap` apart, about `width` wide, turned by `turn` degrees. */
export const charred = (d: string, turn: number, gap: number, width: number, body: string, opacity = 0.62) => {
  const id = nextId('c')
  const marks = times(7, (index) => {
    const from = `${Math.round(between(-64, -20))} ${short((index - 3) * gap + between(-2, 2))}`
    const to = Math.round(between(10, 60))
    return `<path d="M${from}H${to}" stroke-width="${short(width * between(0.55, 1.1))}"/>`
  })
  const pen = `transform="rotate(${turn})" stroke="#2f0c03" stroke-opacity="${opacity}" stroke-linecap="round"`
  return (
    `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>${body}` +
    `<g clip-path="url(#${id})"><g filter="url(#char)" ${pen}>${marks}</g></g>`
  )
}

/** The gradient `url(#sk<heat>)`: pale where the lamp falls, dark at the far edge. */
export const golden = (heat: number) => {
  const colour = skinOf(heat)
  return (
    `<radialGradient id="sk${heat}" cx=".42" cy=".36" r=".72">` +
    `<stop stop-color="${mix(colour, '#FFC765', heat > 4 ? 0.22 : 0.5)}"/><stop offset=".5" stop-color="${colour}"/>` +
    `<stop offset="1" stop-color="${mix(colour, '#5c1503', 0.5)}"/></radialGradient>`
  )
}

export const flecks = (r: number, count: number, colour: string, size = 1) =>
  dots(r, count, colour, short(1.5 * size), 1.6 * size, 0.8)

/** Herbs in the mild bastes, chilli in the hot ones. */
export const heatFlecks = (r: number, heat: number) =>
  heat <= 2
    ? flecks(r, 20, '#4f7a1e')
    : flecks(r, 10, '#4f7a1e', 0.8) + flecks(r, 8 + heat * 4, heat > 4 ? '#3b0703' : '#7d1408')
