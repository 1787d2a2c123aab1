import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import { WEEK_MS, type Market } from '@galo/domain'
import { markerCookie } from '../../shared/session-marker'
import type { BffConfig } from '../config'
import { createSeal } from './sealed-cookie'
import { isSecureSite } from '../http/secure-site'

/** What this browser's cookie says of its sign-in. */
export interface KeptSession {
  /** Of this sign-in; its tokens are remembered by it. */
  readonly sid: string
  /** Of the person. */
  readonly sub: string
  /** The refresh token: the one thing that has to outlive this process. */
  readonly rt: string
  /** Beyond the end of the browser's own session. */
  readonly keep: boolean
}

const contentSchema = z.object({
  sid: z.string().min(1),
  sub: z.string().min(1),
  rt: z.string().min(1),
  m: z.enum(['UK', 'IE']),
  keep: z.boolean(),
  exp: z.number(),
})

/** As long as the provider keeps a sign-in, in seconds. */
const SIGN_IN_LIFE_S = (2 * WEEK_MS) / 1_000

export interface SessionCookie {
  /** `endsAt` in seconds since the epoch. */
  read(context: Context): Promise<(KeptSession & { readonly endsAt: number }) | null>
  /** With the cookie that tells scripts of ours that there is one. `endsAt`: of a session that goes on; a new one lasts its whole time. */
  write(context: Context, session: KeptSession, endsAt?: number): Promise<void>
  clear(context: Context): void
  /** Whether this browser says it is signed in, be it true or not. */
  isClaimed(context: Context): boolean
}

/** The cookie of who is signed in, which no script can read, and the marker beside it, which any script of ours may. */
export const createSessionCookie = (config: BffConfig, market: Market, now: () => number): SessionCookie => {
  const seal = createSeal('session', market, config)
  const secure = isSecureSite(config, market)
  const name = `${secure ? '__Host-' : ''}galo_session_${market.toLowerCase()}`
  const marker = markerCookie(market)
  const options = { path: '/', secure, sameSite: 'Strict' } as const

  return {
    async read(context) {
      const content = contentSchema.safeParse(await seal.open(getCookie(context, name), now()))
      if (!content.success || content.data.m !== market) return null
      const { sid, sub, rt, keep, exp } = content.data
      return { sid, sub, rt, keep, endsAt: exp }
    },
    async write(context, { sid, sub, rt, keep }, endsAt) {
      const lifeS = endsAt === undefined ? SIGN_IN_LIFE_S : Math.max(1, endsAt - Math.floor(now() / 1_000))
      const lasting = keep ? { ...options, maxAge: lifeS } : options
      setCookie(context, name, await seal.close({ sid, sub, rt, m: market, keep }, lifeS, now()), {
        ...lasting,
        httpOnly: true,
      })
      setCookie(context, marker, '1', lasting)
    },
    clear(context) {
      deleteCookie(context, name, options)
      deleteCookie(context, marker, options)
    },
    isClaimed: (context) => getCookie(context, name) !== undefined || getCookie(context, marker) !== undefined,
  }
}
