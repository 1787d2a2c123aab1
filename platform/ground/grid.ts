/** A place on the ground, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The same place counted in streets: `u` lanes along, `v` lanes across. Whole numbers are the middle of a lane. */
export interface GridPosition {
  readonly u: number
  readonly v: number
}

export interface Metres {
  readonly x: number
  readonly y: number
}

/** From one lane to the next, in metres. Every third lane is a street, every twelfth a main road. */
export const LANE_M = 62
export const STREET_EVERY = 3
export const MAIN_EVERY = 12

const METRES_PER_DEGREE = 111_200
/** One narrowing for both countries: streets are invented, so they may be a tenth longer in the south than in the north. */
const NARROWING = Math.cos((53.5 * Math.PI) / 180)

export const toMetres = ({ latitude, longitude }: Position): Metres => ({
  x: longitude * METRES_PER_DEGREE * NARROWING,
  y: latitude * METRES_PER_DEGREE,
})

export const fromMetres = ({ x, y }: Metres): Position => ({
  latitude: y / METRES_PER_DEGREE,
  longitude: x / (METRES_PER_DEGREE * NARROWING),
})

const TURN = (17 * Math.PI) / 180
const COS = Math.cos(TURN)
const SIN = Math.sin(TURN)

/** Gentle enough that streets never cross themselves (its slope stays under one half), strong enough that none is ruled with a ruler. */
const bend = ({ x, y }: Metres): Metres => ({
  x: 150 * Math.sin(y / 740 + Math.sin(x / 5200)) + 34 * Math.sin(x / 270 + y / 310),
  y: 150 * Math.sin(x / 860 + 2.1 + Math.sin(y / 6100)) + 38 * Math.sin(y / 290 - x / 350),
})

/** Both countries lie on one grid of lanes, bent so that it looks grown. */
export const toGrid = (position: Position): GridPosition => {
  const at = toMetres(position)
  const by = bend(at)
  return {
    u: (at.x * COS + at.y * SIN + by.x) / LANE_M,
    v: (at.y * COS - at.x * SIN + by.y) / LANE_M,
  }
}

const MOST_ROUNDS = 30
const CLOSE_ENOUGH_M = 0.0005

/** `toGrid` backwards, to a millimetre: each round takes off the bend of the last guess. */
export const fromGrid = ({ u, v }: GridPosition): Position => {
  let at: Metres = { x: u * LANE_M * COS - v * LANE_M * SIN, y: u * LANE_M * SIN + v * LANE_M * COS }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const by = bend(at)
    const along = u * LANE_M - by.x
    const across = v * LANE_M - by.y
    const closer = { x: along * COS - across * SIN, y: along * SIN + across * COS }
    const step = Math.abs(closer.x - at.x) + Math.abs(closer.y - at.y)
    at = closer
    if (step < CLOSE_ENOUGH_M) break
  }
  return fromMetres(at)
}

/** A number in [0, 1) that is always the same for the same three whole numbers. */
export const chanceAt = (a: number, b: number, salt: number): number => {
  let mixed = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
