import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { sessionPaths } from '@galo/contracts/session'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { isSecureSite } from '../http/secure-site'

export interface Csrf {
  /** The token of this browser; it is given one with the answer if it has none. */
  give(context: Context): string
  isTokenOf(context: Context, token: string | undefined): boolean
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A cookie and a field of the form that say the same: another site can neither read the one nor guess the other (B02). */
export const createCsrf = (config: BffConfig, market: Market): Csrf => {
  const name = `galo_csrf_${market.toLowerCase()}`
  const keys = [config.cookieKey, ...(config.previousCookieKey === null ? [] : [config.previousCookieKey])]
  const sign = (token: string, key: string) =>
    createHmac('sha256', key).update(`galo csrf ${market} ${token}`).digest('base64url')

  const tokenIn = (context: Context): string | null => {
    const [token = '', signature = '', ...rest] = getCookie(context, name)?.split('.') ?? []
    const isOurs = token !== '' && rest.length === 0 && keys.some((key) => isSame(sign(token, key), signature))
    return isOurs ? token : null
  }

  return {
    give(context) {
      const known = tokenIn(context)
      if (known !== null) return known
      const token = randomBytes(32).toString('base64url')
      setCookie(context, name, `${token}.${sign(token, config.cookieKey)}`, {
        path: sessionPaths.base,
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecureSite(config, market),
      })
      return token
    },
    isTokenOf(context, token) {
      const known = tokenIn(context)
      return known !== null && token !== undefined && isSame(known, token)
    },
  }
}
