import fc from 'fast-check'
import { distanceMiles, milesToMetres } from '@galo/domain'
import {
  frameOf,
  isOnPhone,
  NOWHERE,
  PHONE,
  PICTURE_PX,
  pinsOf,
  ringOf,
  ROOMS,
  roundOf,
  spotIn,
  type MapPlace,
} from './results-map.model'

const here = { latitude: 53.4775, longitude: -2.2497 }
const place = (id: string, north: number, east: number): MapPlace => ({
  id,
  name: `Galo ${id}`,
  coordinates: { latitude: here.latitude + north, longitude: here.longitude + east },
  look: 'open',
})
const middle = PICTURE_PX / 2

describe('the first look', () => {
  it('has the customer and who is near in it, whatever the room', () => {
    const places = [place('a', 0.004, 0.006), place('b', -0.008, 0.01)]
    const { pins, docked } = pinsOf(frameOf(here, places), places, 'a')
    expect(pins.map(({ place: { id } }) => id)).toEqual(['a', 'b'])
    expect(docked.filter(({ until }) => until === NOWHERE)).toEqual([])
  })

  it('does not become a map of the country for one who is far away', () => {
    const near = [place('a', 0.004, 0.006)]
    const far = [...near, place('b', 0.9, 0.4)]
    expect(frameOf(here, far).zoom).toBe(frameOf(here, near).zoom)
  })

  it('goes as far as the nearest one is', () => {
    const places = [place('a', 0.5, -0.3)]
    expect(pinsOf(frameOf(here, places), places, null).pins).toHaveLength(1)
  })

  it('stays where the customer is when there is nobody', () => {
    expect(spotIn(frameOf(here, []), here)).toEqual({ x: middle, y: middle })
  })

  it('is the same for neighbours', () => {
    const beside = { latitude: here.latitude + 0.000_01, longitude: here.longitude }
    expect(frameOf(beside, [])).toEqual(frameOf(here, []))
  })
})

describe('pinsOf', () => {
  it('puts what is north above and what is east to the right', () => {
    const places = [place('north', 0.004, 0), place('east', 0, 0.008)]
    const frame = frameOf(here, places)
    const at = spotIn(frame, here)
    const [north, east] = pinsOf(frame, places, null).pins
    expect(north?.y).toBeLessThan(at.y)
    expect(east?.x).toBeGreaterThan(at.x)
  })

  it('names at the edge who lies beyond it, with the way there', () => {
    const places = [place('a', 0.002, 0.002), place('west', 0, -0.5), place('south', -0.4, 0)]
    const { docked } = pinsOf(frameOf(here, places), places, null)
    expect(docked.map(({ place: { id }, number, way }) => [id, number, way])).toEqual([
      ['west', 2, 'w'],
      ['south', 3, 's'],
    ])
  })

  it('never lays two pins under one finger: the nearer one has the place', () => {
    const places = [place('a', 0.004, 0.006), place('next door', 0.004, 0.0061), place('c', -0.006, 0.002)]
    const { pins, docked } = pinsOf(frameOf(here, places), places, null)
    expect(pins.map(({ place: { id } }) => id)).toEqual(['a', 'c'])
    expect(docked.filter(({ until }) => until === NOWHERE).map(({ place: { id } }) => id)).toEqual(['next door'])
  })

  it('has room at the edge for the chosen one, however many there are', () => {
    const places = [place('a', 0.002, 0), ...'bcdefgh'.split('').map((id, index) => place(id, 0, 0.5 + index / 10))]
    const { docked } = pinsOf(frameOf(here, places), places, 'h')
    expect(docked.map(({ place: { id } }) => id)).toEqual(['b', 'c', 'd', 'h'])
  })

  it('shows each of them once in every room: as a pin or at the edge, until there are too many', () => {
    const degrees = fc.double({ min: -0.1, max: 0.1, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees, degrees), { maxLength: 4 }), (all) => {
        const places = all
          .map(([north, east], index) => place(`r${index}`, north, east))
          .sort((a, b) => distanceMiles(here, a.coordinates) - distanceMiles(here, b.coordinates))
        const { pins, docked } = pinsOf(frameOf(here, places), places, null)
        ROOMS.forEach((room, index) => {
          const seen = pins.filter((pin) => pin.room <= index)
          const named = docked.filter(({ until }) => until > index)
          expect([...seen, ...named].map(({ number }) => number).sort()).toEqual(places.map((_, at) => at + 1))
          for (const { x, y } of seen) {
            expect(Math.abs(x - middle)).toBeLessThan(room.width / 2)
            expect(Math.abs(y - middle)).toBeLessThan(room.height / 2)
          }
        })
      }),
    )
  })

  it('shows each of them once on a phone, within it and no two under one finger', () => {
    const degrees = fc.double({ min: -0.1, max: 0.1, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees, degrees), { maxLength: 4 }), (all) => {
        const places = all.map(([north, east], index) => place(`r${index}`, north, east))
        const { pins, docked } = pinsOf(frameOf(here, places), places, null)
        const seen = pins.filter(isOnPhone)
        const named = docked.filter(({ until, isTight }) => isTight || until > PHONE.room)
        expect([...seen, ...named].map(({ number }) => number).sort()).toEqual(places.map((_, at) => at + 1))
        for (const { x, y, number } of seen) {
          expect(Math.abs(x - middle) * PHONE.scale).toBeLessThan(PHONE.width / 2)
          expect(Math.abs(y - middle) * PHONE.scale).toBeLessThan(PHONE.height / 2)
          const others = seen.filter((pin) => pin.number !== number)
          for (const other of others)
            expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) * PHONE.scale).toBeGreaterThanOrEqual(46)
        }
      }),
    )
  })
})

describe('ringOf', () => {
  const frame = { center: here, zoom: 13 }
  const round = (metres: number, north = 0) =>
    ringOf(frame, { name: 'Galo', coordinates: { ...here, latitude: here.latitude + north }, metres })

  it('is as wide as the riders go', () => {
    const [edge] = [spotIn(frame, { latitude: here.latitude + 2_000 / 111_320, longitude: here.longitude })]
    expect(round(2_000).radius).toBeCloseTo(middle - edge.y, -1)
  })

  it('says whether its line is in the picture, or all of the picture in it', () => {
    expect([round(2_000).seen, round(9_000).seen, round(500, 0.3).seen]).toEqual(['line', 'all', 'none'])
  })
})

describe('roundOf', () => {
  it('goes round at the distance that the riders go', () => {
    const round = roundOf({ name: 'Galo', coordinates: here, metres: 2_000 })
    for (const spot of round) expect(milesToMetres(distanceMiles(here, spot)) / 2_000).toBeCloseTo(1, 1)
    expect(round.at(-1)?.latitude).toBeCloseTo(round[0]?.latitude ?? 0, 9)
  })
})
