import type { Market } from '@galo/domain'

/** A town, a quarter, a station or a sight: somewhere a person may say they are. */
export interface SeedPlace {
  readonly name: string
  /** Other names for it, written as people write them. */
  readonly also: readonly string[]
  /** The town it lies in; null for a town. */
  readonly town: string | null
  readonly market: Market
  readonly latitude: number
  readonly longitude: number
  /** How many live there: of two places with one name most people mean the larger. */
  readonly people: number
}
