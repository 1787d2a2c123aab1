import type { Market } from '@galo/domain'
import { clipRing, isInRings } from './tile.clip'
import { frameOf, type TileFrame, type TileId } from './tile.frame'
import { blocksIn, parksIn, riversIn } from './tile.green'
import { streetsIn } from './tile.streets'
import { isDry, placesIn, townsIn } from './tile.towns'
import { outlines, type Outline } from './outlines'
import type { MapTile, Path } from './tile.wire'

/** From this depth on the finer coastline is worth its size. */
const FINE_FROM = 6

const clip = (frame: TileFrame, shown: readonly Outline[]): readonly Path[] =>
  shown.flatMap(({ points, box: [west, south, east, north] }) => {
    const [left, bottom] = frame.project({ latitude: south, longitude: west })
    const [right, top] = frame.project({ latitude: north, longitude: east })
    const isSeen = right > -1000 && left < 5000 && bottom > -1000 && top < 5000
    const ring = isSeen ? clipRing(points.map(frame.project)) : []
    return ring.length > 0 ? [ring] : []
  })

/** Streets are named as in Ireland west of the North Channel and south of Ulster. */
const marketAt = (frame: TileFrame): Market => {
  const [x, y] = [frame.metres.minX + frame.metres.maxX, frame.metres.minY + frame.metres.maxY]
  const [longitude, latitude] = [x / 2 / 66_143, y / 2 / 111_200]
  return longitude < -5.4 && (latitude < 54.2 || longitude < -8.2) && latitude < 55.5 ? 'IE' : 'UK'
}

/** Everything that is seen through one window. Pure: the same on every machine, as long as the seed is the same. */
export const groundIn = (frame: TileFrame): MapTile => {
  const shown = outlines(frame.id.z >= FINE_FROM ? '10m' : '50m')
  const land = clip(
    frame,
    shown.filter(({ isOurs }) => isOurs),
  )
  const abroad = clip(
    frame,
    shown.filter(({ isOurs }) => !isOurs),
  )
  const { towns, dry } = townsIn(frame)
  const isLand = (x: number, y: number): boolean => isInRings(land, x, y) || isDry(dry, x, y)
  return {
    land,
    abroad,
    towns,
    dry,
    blocks: blocksIn(frame, isLand),
    ...streetsIn(frame, isLand, marketAt(frame)),
    ...parksIn(frame, isLand),
    rivers: riversIn(frame, (x, y) => isInRings(land, x, y)),
    places: placesIn(frame),
  }
}

export const makeTile = (id: TileId): MapTile => groundIn(frameOf(id))
