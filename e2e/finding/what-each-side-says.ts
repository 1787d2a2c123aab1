import { getRestaurant } from '@galo/contracts/restaurants'
import { MARKETS, type ChosenFulfilment } from '@galo/domain'
import { orderingNow } from '../../mfe-menu/src/features/restaurant-header/ordering.model'
import { toMenuRestaurant } from '../../mfe-menu/src/pages/menu/menu-page.model'
import { availabilityOf, type Availability } from '../../mfe-search/src/features/restaurant-list/availability.model'
import { withCapacity } from '../../mfe-search/src/features/restaurant-list/capacity.model'
import { toResults } from '../../mfe-search/src/features/restaurant-list/search-results.model'
import { fulfilmentListing } from '../../mfe-search/src/fulfilment/fulfilment-listings'
import { laterFrom, openSlots, refusalNow, refusalOfSlot, type SlotFacts } from '../../platform/src/modules/capacity'
import {
  isOutsideCatchment,
  reasonNotServing,
  restaurantEstimate,
  type RestaurantRow,
} from '../../platform/src/modules/restaurants'

export interface Situation {
  readonly house: RestaurantRow
  readonly way: ChosenFulfilment
  readonly now: Date
  readonly pausedMins: number | null
  /** Of the slots there are, the share that is full. */
  readonly full: number
  readonly metresAway: number
}

/** As the platform keeps it: a pause that is over is none. */
const slotFacts = ({ house, way, now, pausedMins, full }: Situation): SlotFacts => {
  const until = pausedMins === null ? null : new Date(now.getTime() + pausedMins * 60_000)
  const throttledUntil = until !== null && until > now ? until : null
  const slots = openSlots(house, way, { now, throttledUntil, full: [] })
  const taken = slots.slice(0, Math.ceil(slots.length * full)).map((slot) => new Date(slot))
  return { now, throttledUntil, full: taken }
}

interface Times {
  readonly slots: readonly string[]
  /** The first of the days after today; null where there is none. */
  readonly later: string | null
}

/** What the platform takes at this moment, whoever asks it by whatever page. */
const accepted = ({ house, way, now, metresAway }: Situation, facts: SlotFacts, { slots, later }: Times) => {
  const refusal = refusalNow(house, way, now, slots, later)
  const isTooFar = way === 'DELIVERY' && isOutsideCatchment(house, metresAway)
  return {
    takesOrders: refusal === null && !isTooFar,
    isTooFar,
    /** The reason a channel gives for itself; null while it is open. */
    reason: reasonNotServing(house, way, now)?.code ?? null,
    takesAt: (slot: string) => refusalOfSlot(house, way, facts, new Date(slot)) === null,
  }
}

/**
 * One house at one moment, as results page, menu and platform have it: the two pages from what the platform's own code puts on the wire, read by
 * the contract as a browser reads it.
 */
export const whatEachSideSays = (situation: Situation) => {
  const { house, way, now, metresAway } = situation
  const { timeZone } = MARKETS[house.market]
  const facts = slotFacts(situation)
  const slots = openSlots(house, way, facts)
  const later = laterFrom(house, way, facts)
  const wire: unknown = JSON.parse(JSON.stringify({ data: { restaurant: restaurantEstimate(house, now, metresAway) } }))
  const estimate = getRestaurant.answer.parse(wire)
  if (estimate === null) throw new Error('every house has an estimate')

  const when = { now: now.getTime(), timeZone }
  const results = toResults([estimate], { fulfilment: way, from: house, ...when })
  const { throttleIn } = fulfilmentListing(way)
  const throttle = { throttledUntil: facts.throttledUntil?.toISOString() ?? null, prepTime: house.prepTimeMins }
  const [result] =
    throttleIn === null
      ? results
      : withCapacity(results, {
          throttles: [{ restaurantId: house.id, current: { collection: throttle, delivery: throttle } }],
          times: [{ restaurantId: house.id, laterFrom: later, times: slots.map((time) => ({ time })) }],
          throttleIn,
          ...when,
        })
  /** Null: it is not on the list (D08). */
  const availability: Availability | null =
    result === undefined ? null : availabilityOf(result, way, when.now, timeZone)
  const restaurant = {
    ...toMenuRestaurant(estimate, way, when),
    times: slots,
    ...(later !== null && { laterFrom: later }),
  }
  const menu = orderingNow(restaurant, way, when.now, timeZone, false)
  return { result, availability, menu, slots, later, platform: accepted(situation, facts, { slots, later }) }
}
