import { epochMs } from '@galo/domain'
import { availabilityOf } from './availability.model'
import { MAX_CAPACITY } from './capacity.model'
import type { RestaurantResult } from './restaurant-result'
import type { RestaurantSearch } from './search-results.model'

/** How many restaurants of a list are so (K10). */
export interface HowBusy {
  /** Taking no order for now, or out of times for today. */
  readonly busy: number
  readonly notBusy: number
  /** They were asked, and nobody answered. */
  readonly unknown: number
}

/** Of a list for which no times are asked. */
export const NOBODY_ASKED: HowBusy = { busy: 0, notBusy: 0, unknown: 0 }

/** Of the restaurants of a list that were asked for times. Those that are closed, or take no such orders, are neither busy nor not. */
export const howBusy = (
  results: readonly RestaurantResult[],
  { fulfilment, now, timeZone }: Omit<RestaurantSearch, 'from'>,
): HowBusy => {
  const asked = results
    .slice(0, MAX_CAPACITY)
    .map((result) => {
      const availability = availabilityOf(result, fulfilment, epochMs(now), timeZone)
      return { result, kind: availability.kind === 'another-day' ? availability.today.kind : availability.kind }
    })
    .filter(({ kind }) => ['takes', 'closing-soon', 'later', 'paused', 'full'].includes(kind))
  const unknown = asked.filter(({ result }) => result.earliest === 'unasked').length
  const busy = asked.filter(({ kind }) => kind === 'paused' || kind === 'full').length
  return { busy, unknown, notBusy: asked.length - busy - unknown }
}
