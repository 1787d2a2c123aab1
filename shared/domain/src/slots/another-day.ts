import type { Instant } from '../time/instant'
import { isStillToCome } from './collection-slots'

/**
 * What is ordered where today has no time, or none left: the first of a later day there are orders for (X04); `null` where today has one, or
 * nobody takes any. Platform, list of restaurants and menu all ask here, so that what is offered is taken.
 */
export const forAnotherDay = (
  hasTimeToday: boolean,
  laterFrom: string | null | undefined,
  now: Instant,
): string | null => (!hasTimeToday && laterFrom != null && isStillToCome(laterFrom, now) ? laterFrom : null)
