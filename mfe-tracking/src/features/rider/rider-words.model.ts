import type { SubmittedOrder } from '@galo/contracts/orders'
import { milesToMetres } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import { milesToDoor, quietSince, type RiderReading } from './rider.model'
import { RIDER_WORDS } from './rider.words'

/** Below this the door is in sight, and metres say more than a tenth of a mile does, in either market. */
const METRES_BELOW_M = 950
/** What satellites know. */
const STEP_M = 50
const MINUTE_MS = 60_000

/** '300 metres', '1.2 miles'; `null` when they stand at the door. */
const toDoor = ({ tracking }: RiderReading, locale: Locale): string | null => {
  const miles = milesToDoor(tracking)
  const metres = Math.round(milesToMetres(miles) / STEP_M) * STEP_M
  if (metres === 0) return null
  return metres < METRES_BELOW_M ? wordsOf(RIDER_WORDS, locale).metres(metres) : formatDistance(miles, locale)
}

export interface RiderWords {
  readonly fact: string
  /** What it means that nothing was heard. */
  readonly quiet: string | null
}

/** Where the rider is, for who sees no map; `now` in milliseconds. */
export const riderWords = (order: SubmittedOrder, reading: RiderReading, now: number, locale: Locale): RiderWords => {
  const words = wordsOf(RIDER_WORDS, locale)
  const state = order.fulfilment.redelivery_details?.state ?? order.fulfilment.delivery_state
  const distance = toDoor(reading, locale)
  const since = quietSince(order, reading, now)
  if (since !== null) {
    const minutes = Math.floor((now - since) / MINUTE_MS)
    return { fact: words.quiet(minutes), quiet: distance === null ? null : words.lastSeen(distance) }
  }
  if (state === 'RIDER_ASSIGNED') return { fact: words.coming, quiet: null }
  if (state === 'RIDER_ARRIVED') return { fact: words.waiting, quiet: null }
  return { fact: distance === null ? words.atTheDoor : words.away(distance), quiet: null }
}
