import { epochMs, forAnotherDay, isClosedFor, MINUTE_MS, openingStatus, type ChosenFulfilment } from '@galo/domain'
import type { RestaurantResult } from './restaurant-result'

/** Whether food can be had from a restaurant in one way, and why not. The one verdict: card, notice, filter, map and dialogs all ask it. */
export type Availability =
  /** Now. */
  | { readonly kind: 'takes' }
  /** Now, until the door closes. `closes` is local, `HH:mm`. */
  | { readonly kind: 'closing-soon'; readonly closes: string; readonly minutes: number }
  /** Ordered ahead for later today: `opens` is local, `HH:mm`; `from` is the first slot in UTC, `null` where nobody could tell. */
  | { readonly kind: 'later'; readonly opens: string; readonly from: string | null }
  /** The kitchen takes no more before `until`, UTC; `from` is the first slot after, `null` where there is none, or nobody could tell. */
  | { readonly kind: 'paused'; readonly until: string; readonly from: string | null }
  /** No slot left today. */
  | { readonly kind: 'full' }
  /** Its riders don't come this far. */
  | { readonly kind: 'too-far' }
  /** Too late, a day off, or too early for what can't be ordered ahead. `opensNext` is UTC. */
  | { readonly kind: 'closed'; readonly opensNext: string | null }
  /** None of those is left today, but there are orders for another day: `from` is the first slot in UTC, `today` what it would be without (X04). */
  | { readonly kind: 'another-day'; readonly from: string; readonly today: NoTimeToday }
  | { readonly kind: 'not-offered' | 'offline' | 'refurbishment' | 'no-riders' | 'kitchen-only' }

/** Why there is no time left today. */
type NoTimeToday = Extract<Availability, { readonly kind: 'paused' | 'full' | 'closed' }>

/** The platform's reasons that say more than "not offered" and "offline" do. */
const REASONS = [
  ['REFURBISHMENT', 'refurbishment'],
  ['KITCHEN_ONLY', 'kitchen-only'],
  ['OUTSIDE_CATCHMENT', 'too-far'],
  ['NO_RIDERS', 'no-riders'],
] as const

/** Why it takes no such order at all, however open it is; `null` when it does. */
const refusalOf = ({ channel }: RestaurantResult): Availability | null => {
  const told = REASONS.find(([reason]) => channel.reasons.includes(reason))
  // A house that doesn't deliver at all is not too far away for it.
  if (told !== undefined && (channel.enabled || told[1] !== 'too-far')) return { kind: told[1] }
  if (!channel.enabled) return { kind: 'not-offered' }
  return channel.online ? null : { kind: 'offline' }
}

const availabilityToday = (
  result: RestaurantResult,
  way: ChosenFulfilment,
  now: number,
  timeZone: string,
): Availability => {
  const refusal = refusalOf(result)
  if (refusal !== null) return refusal
  const { hours, earliest, throttledUntil, opensNext } = result
  const status = openingStatus(hours, now, timeZone)
  if (hours === null || isClosedFor(way, status))
    return { kind: 'closed', opensNext: status.kind === 'too-early' ? (status.opensAt ?? opensNext) : opensNext }
  const from = earliest === 'unasked' ? null : earliest
  if (throttledUntil !== null && epochMs(throttledUntil) > now) return { kind: 'paused', until: throttledUntil, from }
  if (earliest === null) return { kind: 'full' }
  if (status.kind === 'too-early') return { kind: 'later', opens: hours.opens, from }
  if (status.kind === 'closing-soon' && status.closesAt !== undefined)
    return {
      kind: 'closing-soon',
      closes: hours.closes,
      minutes: Math.ceil((epochMs(status.closesAt) - now) / MINUTE_MS),
    }
  return { kind: 'takes' }
}

/** There is none to be had today that would be had on another day. */
const hasNoTime = (today: Availability): today is NoTimeToday =>
  today.kind === 'closed' || today.kind === 'full' || (today.kind === 'paused' && today.from === null)

/** `now` is milliseconds since the epoch; `timeZone` is the restaurant's. Times of slots are as fresh as `result` is. */
export const availabilityOf = (
  result: RestaurantResult,
  way: ChosenFulfilment,
  now: number,
  timeZone: string,
): Availability => {
  const today = availabilityToday(result, way, now, timeZone)
  if (!hasNoTime(today)) return today
  const from = forAnotherDay(false, result.laterFrom, now)
  return from === null ? today : { kind: 'another-day', from, today }
}

/** Whether an order can be had from there today, now or for later. */
export const isAvailable = (availability: Availability): boolean =>
  ['takes', 'closing-soon', 'later'].includes(availability.kind) ||
  (availability.kind === 'paused' && availability.from !== null)

/** Whether it would take such orders if it were open and had room: offered, connected, and near enough. */
export const isOffering = ({ kind }: Availability): boolean =>
  ['takes', 'closing-soon', 'later', 'paused', 'full', 'closed', 'another-day'].includes(kind)
