import { restaurants } from '../../../../../data'
import { clipRing, isInRings } from './tile.clip'
import { frameOf, type TileId } from './tile.frame'
import { makeTile } from './tile.make'
import { DEEPEST_TILE, EXTENT } from './tile.wire'

const tileAt = ({ latitude, longitude }: { latitude: number; longitude: number }, z: number): TileId => {
  const sin = Math.sin((latitude * Math.PI) / 180)
  const down = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)
  return { z, x: Math.floor(((longitude + 180) / 360) * 2 ** z), y: Math.floor(down * 2 ** z) }
}

describe('makeTile', () => {
  it('draws streets with names around every restaurant, and dry land under its door', () => {
    for (const restaurant of restaurants) {
      const tile = makeTile(tileAt(restaurant, DEEPEST_TILE))
      expect(tile.streets.length + tile.mains.length).toBeGreaterThan(4)
      expect(tile.names.length).toBeGreaterThan(1)
      expect(tile.dry.length).toBeGreaterThan(0)
    }
  })

  it('is the same tile every time', () => {
    const id = tileAt({ latitude: 53.34, longitude: -6.26 }, 12)
    expect(makeTile(id)).toEqual(makeTile(id))
  })

  it('has nothing but water out in the Irish Sea', () => {
    const tile = makeTile(tileAt({ latitude: 53.75, longitude: -5.2 }, 12))
    expect([tile.land, tile.streets, tile.mains, tile.parks, tile.places].map(({ length }) => length)).toEqual([
      0, 0, 0, 0, 0,
    ])
  })

  it('names the towns once, whichever tiles are put together', () => {
    const { x, y } = tileAt({ latitude: 53.48, longitude: -2.24 }, 7)
    const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ z: 7, x: x + dx, y: y + dy })))
    const names = near.flatMap((id) => makeTile(id).places.map(([name]) => name))
    expect(names.filter((name) => name === 'Manchester')).toHaveLength(1)
  })

  it('stays small enough for a phone at every depth', () => {
    for (let z = 1; z <= DEEPEST_TILE; z += 1) {
      const tile = makeTile(tileAt({ latitude: 51.51, longitude: -0.12 }, z))
      expect(JSON.stringify(tile).length).toBeLessThan(160_000)
    }
  })
})

describe('frameOf', () => {
  it('lays a place on the tile it belongs to', () => {
    for (const restaurant of restaurants) {
      const frame = frameOf(tileAt(restaurant, 13))
      const [x, y] = frame.project(restaurant)
      expect(frame.isInside(x, y)).toBe(true)
    }
  })
})

describe('clipRing', () => {
  const square = (from: number, to: number) => [
    [from, from] as const,
    [to, from] as const,
    [to, to] as const,
    [from, to] as const,
  ]

  it('keeps of a ring what is in the tile', () => {
    const ring = clipRing(square(-90_000, 90_000))
    expect(Math.max(...ring)).toBe(EXTENT + EXTENT / 8)
    expect(isInRings([ring], 5, 4000)).toBe(true)
    expect(clipRing(square(9000, 9900))).toEqual([])
  })
})
