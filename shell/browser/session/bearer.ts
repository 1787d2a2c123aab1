import { isExpired } from '@galo/domain'

/** A token in memory, with the time to renew it by this device's clock: nobody else's clock has to agree. */
export interface Bearer {
  readonly value: string
  /** Seconds since the epoch. */
  readonly renewAtS: number
}

/** So long before its end a token is renewed, in seconds, so that a call under way does not meet it; a short life has less. */
const MARGIN_S = 60
const MARGIN_SHARE = 4

/**
 * A token that has just come and lives for `lifeS` seconds. One that seems to be over on arrival is used for a minute all the same: a
 * clock is wrong somewhere, and a 401 would say so.
 */
export const bearerOf = (value: string, lifeS: number, nowS: number): Bearer => ({
  value,
  renewAtS: nowS + (lifeS > 0 ? lifeS - Math.min(MARGIN_S, lifeS / MARGIN_SHARE) : MARGIN_S),
})

export const isDue = (bearer: Bearer, nowS: number): boolean => isExpired(bearer.renewAtS, nowS)
