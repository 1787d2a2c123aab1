import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { openGuest } from './guest-cookie'
import { isSecureSite } from './secure-site'

/** Where connections are secure, the name itself forbids that anything but this very host, over such a connection, sets it. */
export const guestCookieOf = (config: BffConfig, market: Market) => {
  const secure = isSecureSite(config, market)
  return secure
    ? ({ name: '__Host-galo_guest', secure, path: '/' } as const)
    : ({ name: 'galo_guest', secure, path: '/order' } as const)
}

/** The guest this device is known as; `now` in milliseconds. */
export const guestOf = (context: Context, config: BffConfig, market: Market, now: number): string | undefined => {
  const keys = [config.cookieKey, ...(config.previousCookieKey === null ? [] : [config.previousCookieKey])]
  return openGuest(getCookie(context, guestCookieOf(config, market).name), now, keys)
}
