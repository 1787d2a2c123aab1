import { FULFILMENTS, openingStatus, type ChosenFulfilment } from '@galo/domain'
import { availabilityOf, isOffering } from './availability.model'
import type { RestaurantResult } from './restaurant-result'

/** What is said above the list of restaurants, or instead of it (D18). */
export type ListNotice =
  | { readonly kind: 'nothing-near' }
  /** Nobody near brings food to this place, whatever the hour. */
  | { readonly kind: 'undeliverable' }
  /** Switched off in every restaurant. */
  | { readonly kind: 'unavailable' }
  /** Neither brought nor handed out, anywhere. */
  | { readonly kind: 'both-unavailable' }
  | { readonly kind: 'nobody-takes' }
  /** All have closed. `opensNext` is the first to open again, UTC; `null` where nobody says. */
  | { readonly kind: 'all-closed' | 'delivery-over'; readonly opensNext: string | null }
  /** Every restaurant opens later today; what is ordered ahead can be ordered for then. `opens` is local, `HH:mm`. */
  | { readonly kind: 'early-bird' | 'delivery-not-yet' | 'not-open-yet'; readonly opens: string }

/** What the list is for, when, and what is switched off everywhere. */
export interface ListMoment {
  readonly way: ChosenFulfilment
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly timeZone: string
  readonly switchedOff: 'this' | 'both' | null
}

const firstOf = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort()[0] ?? null

/** The notice for a list, `null` when it needs none. */
export const listNotice = (
  results: readonly RestaurantResult[],
  { way, now, timeZone, switchedOff }: ListMoment,
): ListNotice | null => {
  const { isDelivery, isOrderedAhead } = FULFILMENTS[way]
  if (results.length === 0) return { kind: isDelivery ? 'undeliverable' : 'nothing-near' }
  if (switchedOff !== null) return { kind: switchedOff === 'both' ? 'both-unavailable' : 'unavailable' }
  const all = results.map((result) => ({ result, availability: availabilityOf(result, way, now, timeZone) }))
  const offering = all.filter(({ availability }) => isOffering(availability))
  if (offering.length === 0) {
    const isSilent = all.some(({ availability: { kind } }) => kind === 'offline' || kind === 'no-riders')
    return { kind: isDelivery && !isSilent ? 'undeliverable' : 'nobody-takes' }
  }
  if (!offering.every(({ availability: { kind } }) => kind === 'closed' || kind === 'later')) return null
  const early = offering.filter(({ result }) => openingStatus(result.hours, now, timeZone).kind === 'too-early')
  const opens = firstOf(early.map(({ result }) => result.hours?.opens ?? null))
  if (opens !== null)
    return { kind: isOrderedAhead ? 'early-bird' : isDelivery ? 'delivery-not-yet' : 'not-open-yet', opens }
  const opensNext = firstOf(
    offering.map(({ availability }) => (availability.kind === 'closed' ? availability.opensNext : null)),
  )
  return { kind: isDelivery ? 'delivery-over' : 'all-closed', opensNext }
}
