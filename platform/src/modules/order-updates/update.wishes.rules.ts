import {
  DAY_MS,
  HOUR_MS,
  isEmail,
  isPastUpdates,
  mobileNumberOf,
  tidyText,
  type Market,
  type OrderProgress,
} from '@galo/domain'
import type { OrderRow } from '../orders'

/** A collection is never said to be fetched: nobody waits for news of it so long after its time. */
const AFTER_ITS_TIME_MS = HOUR_MS
/** What has no time of its own is over long before. */
const WITHOUT_TIME_MS = DAY_MS / 2

type Timed = Pick<OrderRow, 'pickupTime' | 'createdAt' | 'refundedAt'>

/** Until when there may be anything to tell of an order; `null` once there is nothing more. */
export const updatesUntil = (
  { pickupTime, createdAt, refundedAt }: Timed,
  progress: OrderProgress,
  now: Date,
): Date | null => {
  if (isPastUpdates(progress) || refundedAt !== null) return null
  const until =
    pickupTime === null
      ? new Date(createdAt.getTime() + WITHOUT_TIME_MS)
      : new Date(pickupTime.getTime() + AFTER_ITS_TIME_MS)
  return until > now ? until : null
}

interface Wished {
  readonly email: string | null
  readonly text: string | null
}

/** Where messages go, as they are sent; or which of both can get none. */
export const addressesOf = (
  { email, text }: Wished,
  market: Market,
): { readonly ok: true; readonly value: Wished } | { readonly ok: false; readonly error: 'email' | 'number' } => {
  if (email !== null && !isEmail(email)) return { ok: false, error: 'email' }
  const number = text === null ? null : mobileNumberOf(tidyText(text), market)
  if (text !== null && number === null) return { ok: false, error: 'number' }
  return { ok: true, value: { email: email === null ? null : tidyText(email), text: number } }
}
