import { EXTENT } from '../../tiles/tile.wire'
import { FONT, type Look } from './look'
import type { PlacedTile } from './tile-store'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly size: number
  readonly weight: number
  readonly color: string
}

const NAMES_FROM = 15
const PARK_NAMES_FROM = 14
const TOWN_SIZES = [0, 16, 13.5, 12] as const

/** Upright for the reader, whichever way the street runs. */
const upright = (angle: number): number => {
  const turned = ((angle % Math.PI) + Math.PI) % Math.PI
  return turned > Math.PI / 2 ? turned - Math.PI : turned
}

const labelsOf = (tiles: readonly PlacedTile[], look: Look, zoom: number): readonly Label[] => {
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

/** Names of towns, parks and streets; the more important one stays when two would touch. */
export const paintLabels = (
  canvas: CanvasRenderingContext2D,
  ratio: number,
  tiles: readonly PlacedTile[],
  look: Look,
  zoom: number,
): void => {
  const taken: Box[] = []
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.lineJoin = 'round'
  for (const { text, x, y, angle, size, weight, color } of labelsOf(tiles, look, zoom)) {
    canvas.font = `${weight} ${size}px ${FONT}`
    const half = canvas.measureText(text).width / 2 + 6
    const across = Math.abs(Math.cos(angle)) * half + 8
    const down = Math.abs(Math.sin(angle)) * half + 9
    const box = { left: x - across, right: x + across, top: y - down, bottom: y + down }
    if (taken.some((other) => overlaps(other, box))) continue
    taken.push(box)
    canvas.setTransform(ratio, 0, 0, ratio, x * ratio, y * ratio)
    canvas.rotate(angle)
    canvas.lineWidth = 3.5
    canvas.strokeStyle = look.halo
    canvas.strokeText(text, 0, 0)
    canvas.fillStyle = color
    canvas.fillText(text, 0, 0)
  }
}
