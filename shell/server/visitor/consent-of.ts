import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Market } from '@galo/domain'
import { consentCookie, readConsent, type Consent } from '../../shared/consent-cookie'

/** What whoever asks has said about cookies of this market's site; `null` while they have said nothing that holds. `now` in milliseconds. */
export const consentOf = (context: Context, market: Market, now: number): Consent | null =>
  readConsent(getCookie(context, consentCookie(market)), now)
