import { nextId, takeBrush } from './brush'
import { GROUND } from './colour'
import { filtersFor } from './filters'
import { FOOD } from './foods/index'
import type { Recipe } from './recipe'
import { at } from './shapes'
import { VESSEL } from './vessels'

const GRADIENTS =
  '<radialGradient id="dawn" cx=".25" cy=".2" r="1.1"><stop stop-color="#fff" stop-opacity=".35"/>' +
  '<stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#4a2a60" stop-opacity=".16"/></radialGradient>' +
  '<linearGradient id="enamel" x2=".8" y2="1"><stop stop-color="#fff" stop-opacity=".9"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#5b669a" stop-opacity=".38"/></linearGradient>' +
  '<radialGradient id="well" cx=".6" cy=".62" r=".7"><stop stop-color="#fff"/><stop offset=".8" stop-color="#f3f5fc"/>' +
  '<stop offset="1" stop-color="#cfd6ec"/></radialGradient>' +
  '<radialGradient id="deep" cx=".58" cy=".62" r=".62"><stop stop-color="#fbfcff"/><stop offset=".7" stop-color="#d4dbef"/>' +
  '<stop offset="1" stop-color="#7d88b3"/></radialGradient>'

/** A tint and one band of morning light. */
const backdrop = (ground: keyof typeof GROUND) =>
  `<rect width="200" height="200" fill="${GROUND[ground]}"/>` +
  '<path d="M-20 120L120-20H190L-20 190ZM40 220L220 40V92L92 220Z" fill="#fff" opacity=".26"/>' +
  '<rect width="200" height="200" fill="url(#dawn)"/>'

/** A food that repeats is drawn once and used again, so twenty wings cost as much as one. */
const layersOf = (parts: Recipe['parts']) => {
  const drawn = new Map<string, string>()
  return parts
    .map(([food, x = 0, y = 0, turn = 0, size = 1, options = {}]) => {
      const key = food + JSON.stringify(options)
      const before = drawn.get(key)
      if (before) return at(100 + x, 100 + y, turn, size, `<use href="#${before}"/>`)
      const id = nextId('f')
      // A part has the options of its own food.
      const draw = FOOD[food] as (options: object) => string
      drawn.set(key, id)
      return at(100 + x, 100 + y, turn, size, `<g id="${id}">${draw(options)}</g>`)
    })
    .join('')
}

/** `clear` leaves the ground out, for the places where the picture stands on a colour of the page. */
export type Picture = Recipe & { readonly clear?: boolean }

/**
 * One dish as an SVG of 200 by 200, bottom to top: ground, vessel, then `parts` in their order.
 */
export const picture = ({ id, ground = 'sol', vessel = 'plate', parts, clear = false }: Picture): string => {
  takeBrush(id)
  const body = VESSEL[vessel]() + layersOf(parts)
  const scene = clear ? `<g transform="translate(6 4) scale(.93)">${body}</g>` : backdrop(ground) + body
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" color-interpolation-filters="sRGB">' +
    `<defs>${GRADIENTS}${filtersFor(body)}</defs>${scene}</svg>`
  )
}
