import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { MAX_MOCK_OFFSET_MS, mockTimeOf } from '@galo/domain'
import type { BffConfig } from '../config'
import type { PlatformClock } from '../platform-clock'
import type { LinkParameter } from '../visitor/link-parameters'

/** The environments where mock time is allowed (A09); never where customers are. */
const ENVIRONMENTS: readonly BffConfig['environment'][] = ['local', 'cicd', 'preview', 'preprod']
const END = 'off'
/** Holds how far away the time is, in milliseconds, not which it is: so it ticks on, whatever is loaded again. */
const COOKIE = 'galo_mock_time'
const DISTANCE = /^-?[1-9]\d{0,11}$/

type Settings = Pick<BffConfig, 'environment'>

/** How far ahead of the platform's time this visit is, in milliseconds; 0 for everybody who did not ask, and always in production. */
export const aheadMsOf = (context: Context, { environment }: Settings): number => {
  const text = ENVIRONMENTS.includes(environment) ? getCookie(context, COOKIE) : undefined
  const aheadMs = text !== undefined && DISTANCE.test(text) ? Number(text) : 0
  return Math.abs(aheadMs) > MAX_MOCK_OFFSET_MS ? 0 : aheadMs
}

/** In an address a plus sign is a space, and few people write `%2B`. */
const withPlus = (text: string): string => text.replaceAll(' ', '+')

/**
 * `?mockTime=` of a page: an instant, so much from now (`+PT30M`), or `off`; kept for the browser's session. Anything else is left alone, and in
 * production all of it.
 */
export const mockTimeParameter = (config: Settings, clock: Pick<PlatformClock, 'now'>): LinkParameter => ({
  name: 'mockTime',
  take(context, text) {
    if (!ENVIRONMENTS.includes(config.environment)) return false
    const now = clock.now()
    const instant = text === END ? new Date(now) : mockTimeOf(withPlus(text), new Date(now))
    if (instant === null) return false
    const aheadMs = Math.round(instant.getTime() - now)
    if (aheadMs === 0) deleteCookie(context, COOKIE, { path: '/' })
    else setCookie(context, COOKIE, String(aheadMs), { httpOnly: true, sameSite: 'Lax', path: '/' })
    return true
  },
})
