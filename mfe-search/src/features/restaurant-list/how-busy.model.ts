import { isClosedFor, openingStatus } from '@galo/domain'
import { MAX_CAPACITY } from './capacity.model'
import { takesOrders, type RestaurantResult, type RestaurantSearch } from './search-results.model'

/** How many restaurants of a list are so (K10). */
export interface HowBusy {
  /** Taking no order for now, or out of times for today. */
  readonly busy: number
  readonly notBusy: number
  /** They were asked, and nobody answered. */
  readonly unknown: number
}

/** Of the restaurants of a list that were asked for times. Those that are closed, or take no such orders, are neither busy nor not. */
export const howBusy = (
  results: readonly RestaurantResult[],
  { fulfilment, now, timeZone }: Omit<RestaurantSearch, 'from'>,
): HowBusy => {
  const asked = results
    .slice(0, MAX_CAPACITY)
    .filter((result) => takesOrders(result) && !isClosedFor(fulfilment, openingStatus(result.hours, now, timeZone)))
  const unknown = asked.filter(({ earliest }) => earliest === 'unasked').length
  const busy = asked.filter(({ earliest, isThrottled }) => earliest === null || isThrottled).length
  return { busy, unknown, notBusy: asked.length - busy - unknown }
}
