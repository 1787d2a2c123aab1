import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Position } from '../../../../../ground/grid'

/** One edge of land, with the box it fits in: west, south, east, north. */
export interface Outline {
  readonly isOurs: boolean
  readonly points: readonly Position[]
  readonly box: readonly [west: number, south: number, east: number, north: number]
}

const OURS = ['826', '372']
/** Who else can be seen on a map of ours. */
const IN_VIEW = { west: -26, south: 41, east: 16, north: 66 }

const read = createRequire(import.meta.url)
type World = Topology<{ countries: GeometryCollection }>

const outlineOf = (isOurs: boolean, ring: readonly (readonly number[])[]): Outline => {
  const points = ring.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }))
  const [lats, lngs] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)]
  return { isOurs, points, box: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)] }
}

const readWorld = (scale: '10m' | '50m'): readonly Outline[] => {
  const world: World = read(`world-atlas/countries-${scale}.json`)
  const outlines = feature(world, world.objects.countries).features.flatMap(({ id, geometry }) => {
    const isOurs = OURS.includes(String(id))
    if (geometry.type === 'Polygon') return geometry.coordinates.map((ring) => outlineOf(isOurs, ring))
    if (geometry.type !== 'MultiPolygon') return []
    return geometry.coordinates.flat().map((ring) => outlineOf(isOurs, ring))
  })
  return outlines.filter(
    ({ box: [west, south, east, north] }) =>
      west < IN_VIEW.east && east > IN_VIEW.west && south < IN_VIEW.north && north > IN_VIEW.south,
  )
}

const kept = new Map<string, readonly Outline[]>()

/** Coasts as Natural Earth draws them, read once and only when somebody looks: coarse for the whole islands, fine for a town. */
export const outlines = (scale: '10m' | '50m'): readonly Outline[] => {
  const known = kept.get(scale) ?? readWorld(scale)
  kept.set(scale, known)
  return known
}
