import type { AnswerOf } from '@galo/contracts/call'
import type { validateTime } from '@galo/contracts/capacity'
import { epochMs, formatTime, HOUR_MS, isStillToCome, zonedParts, type Instant } from '@galo/domain'

/**
 * Why a chosen time can't be had any more. `taken` only when others have ordered for it; `kitchen`: too soon for it, whether it
 * has become slower or the customer took a while;
 * `hours`: the restaurant closes earlier than it did; `not-taking`: it takes no collections just now; `alcohol`: what is in the basket can't be handed over then.
 */
export interface LostSlot {
  readonly time: string
  readonly why: 'passed' | 'taken' | 'kitchen' | 'hours' | 'not-taking' | 'alcohol' | 'unknown'
}

/** Why a time can't be had; the domain's words for slots, and a restaurant that takes no such orders. `UNKNOWN`: nobody says. */
export type TimeRefusal =
  'NOT_TAKING' | 'TAKEN' | 'TOO_SOON' | 'OUTSIDE_HOURS' | 'ANOTHER_DAY' | 'NOT_A_SLOT' | 'ALCOHOL_NOT_SOLD' | 'UNKNOWN'

const REFUSALS: readonly string[] = [
  'NOT_TAKING',
  'TAKEN',
  'TOO_SOON',
  'OUTSIDE_HOURS',
  'ANOTHER_DAY',
  'NOT_A_SLOT',
  'ALCOHOL_NOT_SOLD',
] satisfies readonly TimeRefusal[]

const isRefusal = (reason: string): reason is TimeRefusal => REFUSALS.includes(reason)

/** Reads the platform's verdict on a time: `null` when it can be had. */
export const refusalIn = ({ valid, reason }: AnswerOf<typeof validateTime>): TimeRefusal | null => {
  if (valid) return null
  return reason != null && isRefusal(reason) ? reason : 'UNKNOWN'
}

const WHY: Readonly<Record<TimeRefusal, LostSlot['why']>> = {
  TAKEN: 'taken',
  TOO_SOON: 'kitchen',
  OUTSIDE_HOURS: 'hours',
  NOT_TAKING: 'not-taking',
  ANOTHER_DAY: 'unknown',
  NOT_A_SLOT: 'unknown',
  ALCOHOL_NOT_SOLD: 'alcohol',
  UNKNOWN: 'unknown',
}

/** The platform's reason, as the customer's: what is too soon for everybody has simply gone by. */
export const lostFor = (time: string, refusal: TimeRefusal | null, now: Instant): LostSlot => ({
  time,
  why: !isStillToCome(time, now) ? 'passed' : refusal === null ? 'unknown' : WHY[refusal],
})

/** Midnight where the restaurant is, by the hour its wall shows at midnight in UTC: no market is behind that. */
export const startOfDay = (date: string, timeZone: string): number => {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return midnight - zonedParts(midnight, timeZone).hour * HOUR_MS
}

/** The ones that can still be cooked for. */
export const stillToCome = (times: readonly string[], now: Instant): readonly string[] =>
  times.filter((time) => isStillToCome(time, now))

/** The chosen time stays if it is still offered; otherwise it is given up. Never moved to another one. */
export const isStillOffered = (chosen: string, times: readonly string[], now: Instant): boolean =>
  isStillToCome(chosen, now) && times.some((time) => epochMs(time) === epochMs(chosen))

export interface SlotHour {
  readonly label: string
  readonly slots: readonly { readonly value: string; readonly time: string }[]
}

/** Times under the hour on the restaurant's wall, earliest first. */
export const byHour = (times: readonly string[], timeZone: string): readonly SlotHour[] => {
  const hours = new Map<string, { value: string; time: string }[]>()
  for (const value of [...times].sort((one, other) => epochMs(one) - epochMs(other))) {
    const time = formatTime(value, timeZone)
    const label = `${time.slice(0, 2)}:00`
    hours.set(label, [...(hours.get(label) ?? []), { value, time }])
  }
  return [...hours].map(([label, slots]) => ({ label, slots }))
}

/** Up to then it is the night before, for whoever says “on Saturday”. */
const MORNING = '05:00'

/** The hour that another day begins with: a kitchen that cooks past midnight has times before its morning, and few want those. */
export const morningOf = (hours: readonly SlotHour[]): string | undefined =>
  hours.find(({ label }) => label >= MORNING)?.label
