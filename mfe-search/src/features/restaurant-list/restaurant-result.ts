import type { Facility, LatLng, OpeningHours } from '@galo/domain'

/** How a restaurant takes orders of the way that was searched for (D05, D06). */
export interface ResultChannel {
  /** `enabled`: the restaurant offers it; `online`: its till is connected. */
  readonly enabled: boolean
  readonly online: boolean
  /** Why not, in the words of the wire: OUTSIDE_CATCHMENT, NO_RIDERS and the like. Unknown ones come along. */
  readonly reasons: readonly string[]
  /** Who brings it, or takes the order. */
  readonly provider: string
  /** How long it usually takes. */
  readonly minimumMins: number | null
  readonly maximumMins: number | null
  /** How far its riders go, as the crow flies; `null` for what nobody brings, and where nobody says. */
  readonly catchmentMetres: number | null
}

/** One restaurant of the list (D06), as plain data: it travels from the server to the browser. */
export interface RestaurantResult {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly telephone: string
  readonly streetAddress: string
  readonly city: string
  readonly postcode: string
  readonly coordinates: LatLng
  readonly distanceMiles: number
  /** The hours for the wanted fulfilment and the day they are of, in the restaurant's own time zone; `null` on a day off, of one that takes orders for another. */
  readonly hours: OpeningHours | null
  /** When it opens for the wanted fulfilment after this trading; a UTC instant, `null` where nobody says. */
  readonly opensNext: string | null
  readonly facilities: readonly Facility[]
  readonly channel: ResultChannel
  /** Until when its kitchen takes no more orders than it has; a UTC instant that may have gone by. `null` for one that does, or was not asked. */
  readonly throttledUntil: string | null
  /** Earliest slot as a UTC instant; `null` when there is none today, `'unasked'` past the first ten, and for what needs no slot. */
  readonly earliest: string | null | 'unasked'
  /** The first slot of the days after today, as a UTC instant; absent where there is none, or nobody was asked. */
  readonly laterFrom?: string
}
