import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Market } from '@galo/domain'
import { ANSWERING, consentCookie, readConsent, type Consent } from '../../shared/consent-cookie'

/** What whoever asks has said about cookies of this market's site; `null` while they have said nothing that holds. `now` in milliseconds. */
export const consentOf = (context: Context, market: Market, now: number): Consent | null =>
  readConsent(getCookie(context, consentCookie(market)), now)

/** Whether whoever asks has still to be asked about cookies: a page that overtakes their answer asks nothing. `now` in milliseconds. */
export const isToBeAsked = (context: Context, market: Market, now: number): boolean =>
  consentOf(context, market, now) === null && getCookie(context, consentCookie(market)) !== ANSWERING
