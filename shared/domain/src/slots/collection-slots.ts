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
  /** The day the slots are of, `yyyy-MM-dd` where the restaurant is; the one that `now` is in, unless another is asked about (X04). */
  readonly day?: string | undefined
  /** Of that day; `null` when the restaurant does not open. */
  readonly hours: OpeningHours | null | undefined
  /** Of the day before, which may reach past midnight; when not given, the day's are used, unless those say which day they are of. */
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

const dayOf = ({ day, now, timeZone }: SlotRules): string => day ?? localDateOf(now, timeZone)

/** By the day's noon: that is on every clock once, whatever becomes of the night. */
const windowsOf = (rules: SlotRules) =>
  tradingWindows(rules.hours, instantAt(dayOf(rules), '12:00', rules.timeZone), rules.timeZone, rules.lastNight)

/** Why a slot is refused; `null` when it is free. One that was offered some minutes ago may be too soon by now. */
export const slotRefusal = (slot: Instant, rules: SlotRules): SlotRefusal | null => {
  const ms = epochMs(slot)
  // Both markets are whole hours from UTC, so a slot on the local clock's five minutes is on the epoch's too.
  if (ms % SLOT_INTERVAL_MS !== 0) return 'not-a-slot'
  if (localDateOf(ms, rules.timeZone) !== dayOf(rules)) return 'another-day'
  if (!windowsOf(rules).some((window) => isWithin(window, ms))) return 'outside-hours'
  if (ms < earliestMs(rules)) return 'too-soon'
  for (const taken of rules.taken ?? []) if (epochMs(taken) === ms) return 'taken'
  return null
}

/** The rule that makes the list, for checking a slot again when the order is placed. */
export const isSlotAcceptable = (slot: Instant, rules: SlotRules): boolean => slotRefusal(slot, rules) === null

/**
 * The times of one day an order can be collected at, soonest first, as UTC instants (G04).
 * Before opening, the list starts at opening.
 */
export const collectionSlots = (rules: SlotRules): readonly string[] => {
  const day = dayOf(rules)
  const midnight = instantAt(addDays(day, 1), '00:00', rules.timeZone)
  let earliest = Math.max(earliestMs(rules), instantAt(day, '00:00', rules.timeZone))
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
