import type { Instant } from '../time/instant'
import { addDays, localDateOf } from '../time/time-zone'

/** A bank shows money that was given back after two to five of them. */
export const REFUND_WORKING_DAYS = 5

const isWeekend = (localDate: string): boolean => [0, 6].includes(new Date(`${localDate}T00:00:00Z`).getUTCDay())

/**
 * The last day, 'yyyy-MM-dd' on the wall, by which money that was given back at this instant is on the customer's account.
 * Bank holidays are not known here: over one of them it may be a day later.
 */
export const refundDueBy = (givenBackAt: Instant, timeZone: string): string => {
  let date = localDateOf(givenBackAt, timeZone)
  for (let left = REFUND_WORKING_DAYS; left > 0;) {
    date = addDays(date, 1)
    if (!isWeekend(date)) left -= 1
  }
  return date
}
