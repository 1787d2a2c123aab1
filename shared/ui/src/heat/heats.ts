import type { HeatLevel } from '../types'

export interface Heat {
  readonly level: HeatLevel
  readonly name: string
  /** The word of the customer's language that always goes with the name. */
  readonly word: string
}
