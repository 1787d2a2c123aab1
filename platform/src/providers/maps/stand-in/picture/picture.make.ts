import { placedLabels, type Label } from '../look/labels'
import { lookOf, widthsAt, type Look } from '../look/look'
import { frameOf } from '../tiles/tile.frame'
import { groundIn } from '../tiles/tile.make'
import { depthFor, EXTENT, TILE_PX, type MapTile } from '../tiles/tile.wire'
import { areas, circles, lines, rounded } from './picture.paths'
import type { PictureRequest } from './picture.request'

/** Nobody measures text here: letters are about so wide for their height. */
const LETTER = 0.56
const widthOf = ({ text, size }: Label): number => text.length * size * LETTER

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tenth = (value: number): number => Math.round(value * 10) / 10

const ground = (tile: MapTile, look: Look, zoom: number, unit: number): string => {
  const widths = widthsAt(zoom)
  const fill = (color: string, d: string): string => (d === '' ? '' : `<path fill="${color}" d="${d}"/>`)
  const stroke = (color: string, width: number, d: string): string =>
    d === '' || width <= 0 ? '' : `<path fill="none" stroke="${color}" stroke-width="${tenth(width * unit)}" d="${d}"/>`
  const land = areas(tile.land)
  const mains = lines(tile.mains)
  return [
    `<clipPath id="land"><path d="${land}"/></clipPath>`,
    fill(look.abroad, areas(tile.abroad)),
    fill(look.land, land),
    stroke(look.coast, zoom < 12 ? 1 : 1.6, land),
    fill(look.town, circles(tile.dry)),
    `<g clip-path="url(#land)">${fill(look.town, circles(tile.towns))}</g>`,
    fill(look.block, areas(tile.blocks)),
    stroke(look.lane, widths.lane, lines(tile.lanes)),
    stroke(look.street, widths.street, lines(tile.streets)),
    fill(look.park, rounded(tile.parks)),
    stroke(look.sea, widths.river, lines(tile.rivers)),
    stroke(look.edge, widths.main > 1.4 ? widths.main + 2.4 : 0, mains),
    stroke(look.main, widths.main, mains),
  ].join('')
}

const name = ({ text, x, y, angle, size, weight, color }: Label, look: Look): string => {
  const turn = angle === 0 ? '' : ` rotate(${tenth((angle * 180) / Math.PI)})`
  return `<text transform="translate(${tenth(x)} ${tenth(y)})${turn}" font-size="${tenth(size)}" font-weight="${weight}" fill="${color}" stroke="${look.halo}">${escaped(text)}</text>`
}

const DROP = 'M-15-28a15 15 0 0 1 30 0C15-18 5.6-8 0-1.8C-5.6-8-15-18-15-28z'

const pin = (label: string, x: number, y: number): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)})"><ellipse rx="8" ry="2.6" fill="#10162f" opacity=".22"/><path d="${DROP}" fill="#2440cf" stroke="#fff" stroke-width="2.6"/>${
    label === ''
      ? '<circle cy="-28" r="5.6" fill="#fff"/>'
      : `<text y="-28" font-size="15" font-weight="800" fill="#fff" stroke="none">${escaped(label)}</text>`
  }</g>`

/**
 * A picture of the map as SVG: the same ground, colours and names as on the map one can move. What is asked for twice as sharp is drawn
 * at the next zoom, so that it has the detail its pixels have room for.
 */
export const makePicture = ({ center, zoom, size, scale, maptype, markers }: PictureRequest): string => {
  const close = zoom + scale - 1
  const [width, height] = [size.width * scale, size.height * scale]
  const side = Math.max(width, height)
  const depth = depthFor(close)
  const span = side / (TILE_PX * 2 ** (close - depth - 1))
  const world = frameOf({ z: depth, x: 0, y: 0 }).project
  const [worldX, worldY] = world(center)
  const frame = frameOf({ z: depth, x: worldX / EXTENT - span / 2, y: worldY / EXTENT - span / 2 }, span)
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  const unit = EXTENT / side
  const tile = groundIn(frame)
  const look = lookOf(maptype)
  const isSeen = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x > 0 && y > 0 && x < width && y < height
  const names = placedLabels([{ paths: tile, left, top, side }], look, close, widthOf).filter(isSeen)
  const pins = markers.flatMap(({ label, places }) =>
    places.map((place) => {
      const [x, y] = frame.project(place)
      return pin(label, left + x / unit, top + y / unit)
    }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${look.sea}"/>`,
    `<g transform="translate(${left} ${top}) scale(${1 / unit})" stroke-linecap="round" stroke-linejoin="round">`,
    ground(tile, look, close, unit),
    '</g><g font-family="Figtree,system-ui,sans-serif" text-anchor="middle" dominant-baseline="central" paint-order="stroke" stroke-width="3.5" stroke-linejoin="round">',
    ...names.map((label) => name(label, look)),
    ...pins,
    '</g></svg>',
  ].join('')
}
