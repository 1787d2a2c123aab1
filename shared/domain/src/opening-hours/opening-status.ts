import { FULFILMENTS, type FulfilmentType } from '../fulfilment/fulfilment'
import { epochMs, MINUTE_MS, toIso, type Instant } from '../time/instant'
import { isWithin, tradingWindows, type OpeningHours } from './opening-hours'

/** A restaurant is "closing soon" this long before it closes (D19). */
const CLOSING_SOON_MS = 30 * MINUTE_MS

/** The house opens then, and deliveries begin (D19). */
export const HOUSE_OPENS = '11:30'

export interface OpeningStatus {
  /** `closed`: the restaurant does not trade at all today, or does not say when. It alone has no instants. */
  readonly kind: 'open' | 'closing-soon' | 'too-early' | 'too-late' | 'closed'
  /** UTC, ISO. */
  readonly opensAt?: string
  readonly closesAt?: string
}

/** Whether a restaurant is open at `now` (D19). `hours` are today's. */
export const openingStatus = (
  hours: OpeningHours | null | undefined,
  now: Instant,
  timeZone: string,
): OpeningStatus => {
  const windows = tradingWindows(hours, now, timeZone)
  const ms = epochMs(now)
  // The current one, else the next, else the last.
  const window =
    windows.find((candidate) => isWithin(candidate, ms)) ??
    windows.find(({ opensAt }) => opensAt > ms) ??
    windows.at(-1)
  if (window === undefined) return { kind: 'closed' }
  const when = { opensAt: toIso(window.opensAt), closesAt: toIso(window.closesAt) }
  if (ms < window.opensAt) return { kind: 'too-early', ...when }
  if (ms >= window.closesAt) return { kind: 'too-late', ...when }
  return { kind: window.closesAt - ms <= CLOSING_SOON_MS ? 'closing-soon' : 'open', ...when }
}

/** Whether it is too late, or too early to order ahead for later today (D19). */
export const isClosedFor = (type: FulfilmentType, { kind }: OpeningStatus): boolean =>
  kind === 'closed' || kind === 'too-late' || (kind === 'too-early' && !FULFILMENTS[type].isOrderedAhead)
