import type { Money } from '../money/money'
import { epochMs, HOUR_MS, type Instant } from '../time/instant'

/** What was not as it was ordered (X28). */
export const ITEM_PROBLEMS = ['missing', 'wrong'] as const
export type ItemProblem = (typeof ITEM_PROBLEMS)[number]

/** So long after it was handed over somebody may say that something was not in the bag. */
const REPORTED_WITHIN_MS = 48 * HOUR_MS
/** Up to so much goes back by itself, in minor units of either market; more is looked at by a person first. */
export const GIVEN_BACK_UP_TO = 1_500
/** So often for one person, in so many days; after that a person looks. */
export const GIVEN_BACK_TIMES = 2
export const GIVEN_BACK_WITHIN_DAYS = 90

/** Until when it may be said, or `null` when nothing has been handed over yet, or it is too late. */
export const reportableUntil = (handedOverAt: Instant | null, now: Instant): Date | null => {
  if (handedOverAt === null || epochMs(handedOverAt) > epochMs(now)) return null
  const until = epochMs(handedOverAt) + REPORTED_WITHIN_MS
  return until >= epochMs(now) ? new Date(until) : null
}

/** Whether the money goes back by itself, or somebody looks at it first. `givenBackBefore`: how often it has, for the same person, lately. */
export const decideReport = (amount: Money, givenBackBefore: number): 'give-back' | 'wait' =>
  amount.value > 0 && amount.value <= GIVEN_BACK_UP_TO && givenBackBefore < GIVEN_BACK_TIMES ? 'give-back' : 'wait'
