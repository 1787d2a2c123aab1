/** Chance that can be repeated: the same seed draws the same. */
export interface Draw {
  /** From 0 up to, and without, `below`. */
  number(below: number): number
  chance(share: number): boolean
  one<T>(of: readonly T[]): T
}

const STEP = 0x6d2b79f5

/** Mulberry32: small, and good enough to choose trouble by. */
export const createDraw = (seed: number): Draw => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + STEP) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const number = (below: number): number => Math.floor(next() * below)
  return {
    number,
    chance: (share) => next() < share,
    one: (of) => {
      const chosen = of[number(of.length)]
      if (chosen === undefined) throw new RangeError('nothing to choose from')
      return chosen
    },
  }
}
