/** Numbers in [0, 1). */
export type Random = () => number

/** The one value that all invented data grow from: another number gives another town, the same on every machine. */
const SEED = 7

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), SEED) | 0

/** Random enough to look unplanned, and the same on every machine for the same `seed` (mulberry32). */
export const seededRandom = (seed: string): Random => {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
