import type { OpeningHours } from '@galo/domain'

/** What the menu page knows of the restaurant. */
export interface MenuRestaurant {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly streetAddress: string
  readonly locality: string
  readonly postalCode: string
  readonly telephone: string
  /** Those in force when the page was loaded, and the day they are of; `null` when it doesn't open. */
  readonly hours: OpeningHours | null
  /** Whether it takes orders of this kind today at all. */
  readonly isOrderable: boolean
  readonly prepTimeMins: number
  /** The next times food can be collected at, as UTC instants, soonest first; absent when nobody could tell, or nobody collects. */
  readonly times?: readonly string[]
  /** The first of the days after today, as a UTC instant; absent where there are no orders for another day. */
  readonly laterFrom?: string
}
