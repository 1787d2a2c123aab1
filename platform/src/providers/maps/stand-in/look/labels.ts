import { EXTENT, type MapTile } from '../tiles/tile.wire'
import type { Look } from './look'

export interface Label {
  readonly text: string
  /** Its middle, in pixels of the window. */
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly size: number
  readonly weight: number
  readonly color: string
}

/** A tile that is shown, with its names: left, top and side in pixels of the window. */
export interface NamedTile {
  readonly paths: Pick<MapTile, 'places' | 'names' | 'parkNames'>
  readonly left: number
  readonly top: number
  readonly side: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const NAMES_FROM = 15
const PARK_NAMES_FROM = 14
const TOWN_SIZES = [0, 16, 13.5, 12] as const

/** Upright for the reader, whichever way the street runs. */
const upright = (angle: number): number => {
  const turned = ((angle % Math.PI) + Math.PI) % Math.PI
  return turned > Math.PI / 2 ? turned - Math.PI : turned
}

const labelsOf = (tiles: readonly NamedTile[], look: Look, zoom: number): readonly Label[] => {
  const labels = tiles.flatMap(({ paths, left, top, side }) => {
    const at = (x: number, y: number) => ({ x: left + (x / EXTENT) * side, y: top + (y / EXTENT) * side })
    const grow = Math.max(1, Math.min(1.5, 1 + (zoom - 9) / 10))
    const places = paths.places.map(([text, x, y, rank]): Label => {
      const size = (TOWN_SIZES[rank] ?? 12) * (rank === 1 ? grow : 1)
      return { text, ...at(x, y), angle: 0, size, weight: rank === 1 ? 700 : 600, color: look.text }
    })
    const parks = zoom < PARK_NAMES_FROM ? [] : paths.parkNames
    const parkNames = parks.map(([text, x, y]): Label => ({
      text,
      ...at(x, y),
      angle: 0,
      size: 12.5,
      weight: 600,
      color: look.parkText,
    }))
    const names = zoom < NAMES_FROM ? [] : paths.names
    const streets = names.map(([text, x, y, angle]): Label => ({
      text,
      ...at(x, y),
      angle: upright(angle),
      size: Math.min(15, 12 + (zoom - NAMES_FROM)),
      weight: 500,
      color: look.text,
    }))
    return [...places, ...parkNames, ...streets]
  })
  return labels.sort((a, b) => b.weight - a.weight || b.size - a.size || (a.text < b.text ? -1 : 1))
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Names of towns, parks and streets that can be read side by side; the more important one stays when two would touch. */
export const placedLabels = (
  tiles: readonly NamedTile[],
  look: Look,
  zoom: number,
  widthOf: (label: Label) => number,
): readonly Label[] => {
  const taken: Box[] = []
  return labelsOf(tiles, look, zoom).filter((label) => {
    const half = widthOf(label) / 2 + 6
    const across = Math.abs(Math.cos(label.angle)) * half + 8
    const down = Math.abs(Math.sin(label.angle)) * half + 9
    const box = { left: label.x - across, right: label.x + across, top: label.y - down, bottom: label.y + down }
    if (taken.some((other) => overlaps(other, box))) return false
    taken.push(box)
    return true
  })
}
