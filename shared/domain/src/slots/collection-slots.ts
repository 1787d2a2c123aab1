import { isWithin, tradingWindows, type OpeningHours } from '../opening-hours/opening-hours'
import { epochMs, MINUTE_MS, toIso, type Instant } from '../time/instant'
import { addDays, instantAt, localDateOf } from '../time/time-zone'

/** How long before its time an order must be placed to be ready (G04). */
export const COLLECTION_LEAD_MS = 10 * MINUTE_MS

/** Whether an order for this time can still be ready: a page that has been open for a while must not offer what has gone by (G04). */
export const isStillToCome = (time: Instant, now: Instant): boolean =>
  epochMs(time) >= epochMs(now) + COLLECTION_LEAD_MS

export const SLOT_INTERVAL_MS = 5 * MINUTE_MS

export interface SlotRules {
  /** Today's; `null` when the restaurant does not open. */
  readonly hours: OpeningHours | null | undefined
  /** Yesterday's, which may reach past midnight; when not given, today's are used, unless those say which day they are of. */
  readonly lastNight?: OpeningHours | null | undefined
  readonly now: Instant
  readonly timeZone: string
  /** The kitchen takes no order for a time before this. */
  readonly throttledUntil?: Instant | null | undefined
  readonly prepTimeMins?: number | null | undefined
  /** Slots that are full. */
  readonly taken?: Iterable<Instant> | undefined
}

/** Why a time can not be collected at. */
export type SlotRefusal = 'not-a-slot' | 'too-soon' | 'another-day' | 'outside-hours' | 'taken'

/** Lead, preparation and throttle, whichever is the longest. */
const earliestMs = ({ now, prepTimeMins, throttledUntil }: SlotRules): number => {
  const ms = epochMs(now)
  const prepared = ms + (prepTimeMins ?? 0) * MINUTE_MS
  return Math.max(ms + COLLECTION_LEAD_MS, prepared, throttledUntil == null ? 0 : epochMs(throttledUntil))
}

const windowsOf = ({ hours, lastNight, now, timeZone }: SlotRules) => tradingWindows(hours, now, timeZone, lastNight)

/** Why a slot is refused; `null` when it is free. One that was offered some minutes ago may be too soon by now. */
export const slotRefusal = (slot: Instant, rules: SlotRules): SlotRefusal | null => {
  const ms = epochMs(slot)
  // Both markets are whole hours from UTC, so a slot on the local clock's five minutes is on the epoch's too.
  if (ms % SLOT_INTERVAL_MS !== 0) return 'not-a-slot'
  if (localDateOf(ms, rules.timeZone) !== localDateOf(rules.now, rules.timeZone)) return 'another-day'
  if (!windowsOf(rules).some((window) => isWithin(window, ms))) return 'outside-hours'
  if (ms < earliestMs(rules)) return 'too-soon'
  for (const taken of rules.taken ?? []) if (epochMs(taken) === ms) return 'taken'
  return null
}

/** The rule that makes the list, for checking a slot again when the order is placed. */
export const isSlotAcceptable = (slot: Instant, rules: SlotRules): boolean => slotRefusal(slot, rules) === null

/**
 * The times an order can be collected at, today, soonest first, as UTC instants (G04).
 * Before opening, the list starts at opening.
 */
export const collectionSlots = (rules: SlotRules): readonly string[] => {
  const { now, timeZone } = rules
  const midnight = instantAt(addDays(localDateOf(now, timeZone), 1), '00:00', timeZone)
  let earliest = earliestMs(rules)
  const taken = new Set(Array.from(rules.taken ?? [], epochMs))
  const slots: string[] = []
  for (const { opensAt, closesAt } of windowsOf(rules)) {
    const from = Math.ceil(Math.max(opensAt, earliest) / SLOT_INTERVAL_MS) * SLOT_INTERVAL_MS
    const until = Math.min(closesAt, midnight)
    for (let slot = from; slot < until; slot += SLOT_INTERVAL_MS) if (!taken.has(slot)) slots.push(toIso(slot))
    // Last night may reach into today's hours: each slot is listed once.
    earliest = Math.max(earliest, closesAt)
  }
  return slots
}
