import { createHash } from 'node:crypto'

const BYTES = 6

/** A number between 0 and 1, neither of them, that is the same for the same words and has nothing to do with that of others. */
const chanceOf = (...words: readonly string[]): number => {
  const digest = createHash('sha256').update(JSON.stringify(words)).digest()
  return (digest.readUIntBE(0, BYTES) + 0.5) / 2 ** (8 * BYTES)
}

export interface Weighed {
  readonly id: string
  /** Its share; only how they compare counts. */
  readonly weight: number
}

/**
 * One of several by their weights, always the same for the same key: for each key everybody runs, the faster the more they weigh, and the first has it. So one
 * that gains what others lose keeps every key it had, whatever order they stand in.
 */
export const draw = <T extends Weighed>(key: string, runners: readonly T[]): T | undefined => {
  // With one, nobody has to run: so it is for almost every visitor.
  const running = runners.filter(({ weight }) => weight > 0)
  if (running.length < 2) return running[0]
  const times = running.map((runner) => ({ runner, time: -Math.log(chanceOf(key, runner.id)) / runner.weight }))
  return times.reduce((first, next) => (next.time < first.time ? next : first)).runner
}
