import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { DAY_MS, type Market } from '@galo/domain'
import type { FlagValues } from '@galo/services'
import type { BffConfig } from '../../config'
import { isSecureSite } from '../../http/secure-site'
import { consentOf } from '../consent-of'
import { ARMS_LIFE_S, armsOf } from './arms.model'
import type { FlagsInUse } from './flags.model'
import { overridesText, parseOverrides } from './overrides.model'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** The longest that browsers keep a cookie, in seconds. */
const VISITOR_LIFE_S = (400 * DAY_MS) / 1_000

/** Each market asks for itself, so each has its own; on localhost both share one jar. */
const nameOf = (what: 'visitor' | 'ab', market: Market): string => `galo_${what}_${market.toLowerCase()}`

/** Whether this visitor has said yes to counting, and it is still good. `now` in milliseconds. */
export const mayCount = (context: Context, market: Market, now: number): boolean =>
  consentOf(context, market, now)?.measure === true

/**
 * The arms that this visitor was put into before, of tests that are still described: the first HTML of their pages is drawn with them. None where their yes to
 * counting is gone, whatever the browser still keeps. `now` in milliseconds.
 */
export const armsKept = (context: Context, market: Market, flags: FlagsInUse, now: number): FlagValues =>
  mayCount(context, market, now) ? armsOf(parseOverrides(getCookie(context, nameOf('ab', market)) ?? '', flags)) : {}

/** The two cookies of tests. Neither is needed to order, so both wait for a yes to counting, and go with it. */
export const visitorCookies = (context: Context, config: BffConfig, market: Market) => {
  const secure = isSecureSite(config, market)
  const keep = (what: 'visitor' | 'ab', value: string, maxAge: number) =>
    setCookie(context, nameOf(what, market), value, { path: '/', secure, httpOnly: true, sameSite: 'Lax', maxAge })
  const drop = (what: 'visitor' | 'ab') => {
    if (getCookie(context, nameOf(what, market)) !== undefined)
      deleteCookie(context, nameOf(what, market), { path: '/', secure })
  }
  return {
    /** By which a share of visitors is always the same ones. */
    key(): string {
      const known = getCookie(context, nameOf('visitor', market))
      const key = known !== undefined && UUID.test(known) ? known : randomUUID()
      keep('visitor', key, VISITOR_LIFE_S)
      return key
    },
    isInTest: () => getCookie(context, nameOf('ab', market)) !== undefined,
    keepArms(arms: FlagValues) {
      const text = overridesText(arms)
      if (text === '') drop('ab')
      else keep('ab', text, ARMS_LIFE_S)
    },
    forget() {
      drop('visitor')
      drop('ab')
    },
  }
}
