import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { decodeJwt } from 'jose'
import { LIVE_LINE_PATH, LIVE_PASS_HEADER } from '@galo/contracts/orders'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { isSecureSite } from '../http/secure-site'

/** The longest that a pass holds, in seconds; which one still does it says itself. */
const LIFE_S = 15 * 60

/** Each order has a pass of its own, which is sent to the line and to nothing else. */
const cookieOf = (orderId: string, config: BffConfig, market: Market) => {
  const secure = isSecureSite(config, market)
  return { name: `${secure ? '__Secure-' : ''}galo_live_${orderId}`, secure, path: LIVE_LINE_PATH } as const
}

/** The cookie by which a browser keeps the pass that came with an answer of the platform; none where none came. No script and no address ever has it. */
export const passCookiesOf = (answered: Headers, config: BffConfig, market: Market): readonly string[] => {
  const pass = answered.get(LIVE_PASS_HEADER)
  if (pass === null) return []
  const { name, ...options } = cookieOf(String(decodeJwt(pass)['order']), config, market)
  return [generateCookie(name, pass, { ...options, httpOnly: true, sameSite: 'Strict', maxAge: LIFE_S })]
}

/** The pass this browser keeps to an order's line; empty when it keeps none. */
export const keptPassOf = (orderId: string, context: Context, config: BffConfig, market: Market): string =>
  getCookie(context, cookieOf(orderId, config, market).name) ?? ''
