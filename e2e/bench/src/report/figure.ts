export type Unit = 'ms' | 'bytes' | 'count' | 'score' | 'per core second' | 'fine ms' | 'share'

/** One thing that was measured, of everybody it was measured of in the same run. */
export interface Figure {
  /** What it is about: a page, a hop, presses, a crowd. */
  readonly subject: string
  readonly figure: string
  readonly unit: Unit
  /** How many visits (or presses, or pages) it comes from. */
  readonly runs: number
  readonly ours: number
  /** Of the same page as a static document without script. */
  readonly floor?: number | undefined
  /** Of the other checkout. */
  readonly beside?: number | undefined
}

const KIB = 1_024
const MIB = KIB * KIB

/** A value with its unit, as a person reads it. */
export const show = (value: number, unit: Unit): string => {
  switch (unit) {
    case 'ms':
      return `${Math.round(value)} ms`
    case 'fine ms':
      return `${value.toFixed(2)} ms`
    case 'share':
      return `${(value * 100).toFixed(1)} %`
    case 'bytes':
      return value < 10 * MIB ? `${(value / KIB).toFixed(1)} KiB` : `${Math.round(value / MIB)} MiB`
    case 'count':
      return String(Math.round(value))
    case 'score':
      return value.toFixed(3)
    case 'per core second':
      return `${value.toFixed(1)}/s`
  }
}
