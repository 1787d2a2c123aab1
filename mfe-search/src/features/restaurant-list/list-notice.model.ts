import { openingStatus } from '@galo/domain'
import type { RestaurantResult } from './search-results.model'

/** What is said above the list of restaurants, or instead of it (D18). */
export type ListNotice =
  | { readonly kind: 'nothing-near' }
  /** Switched off in every restaurant. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'nobody-takes' }
  | { readonly kind: 'all-closed' }
  /** Every restaurant opens later today, and takes orders for then. `opens` is local, `HH:mm`. */
  | { readonly kind: 'early-bird'; readonly opens: string }

/** The notice for a list, `null` when it needs none. `now` is milliseconds since the epoch; `isUnavailable`: nobody gets food this way now. */
export const listNotice = (
  results: readonly RestaurantResult[],
  now: number,
  timeZone: string,
  isUnavailable: boolean,
): ListNotice | null => {
  if (results.length === 0) return { kind: 'nothing-near' }
  if (isUnavailable) return { kind: 'unavailable' }
  if (!results.some(({ enabled, online }) => enabled && online)) return { kind: 'nobody-takes' }
  const kinds = results.map(({ hours }) => openingStatus(hours, now, timeZone).kind)
  if (kinds.every((kind) => kind === 'too-late' || kind === 'closed')) return { kind: 'all-closed' }
  if (kinds.every((kind) => kind === 'too-early')) {
    const opens = results.map(({ hours }) => hours.opens).sort()[0]
    return { kind: 'early-bird', opens: opens ?? '11:30' }
  }
  return null
}
