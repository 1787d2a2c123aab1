import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { issuedGuestSessionSchema, paths } from '@galo/contracts'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import type { Report } from '../report'

const COOKIE = 'galo_guest'
const YEAR_S = 31_536_000

const seal = (guestId: string, key: string): string => createHmac('sha256', key).update(guestId).digest('base64url')

/** The guest's id out of the cookie, if we wrote it ourselves. */
const openCookie = (value: string | undefined, key: string): string | undefined => {
  const [guestId, signature] = value?.split('.') ?? []
  if (guestId === undefined || signature === undefined) return undefined
  const expected = Buffer.from(seal(guestId, key))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) ? guestId : undefined
}

/** `null` is an origin too: that of a sandboxed frame. */
const isHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host

/**
 * Row B07, Q23: a guest token. The device's cookie, which no script can read, keeps it the same guest,
 * so that a reload still sees its order; the token itself lives in the page's memory only.
 */
export const guestSession = (config: BffConfig, market: Market, report: Report): Hono =>
  new Hono().post('/guest', async (context) => {
    // Only our own pages may ask: a form of another site must not give the visitor a new identity.
    const origin = context.req.header('origin')
    if (origin !== undefined && !isHost(origin, context.req.header('host')))
      return context.json({ errors: [{ code: 'FORBIDDEN', message: 'Not from there' }] }, 403)
    const guestId = openCookie(getCookie(context, COOKIE), config.cookieKey)
    try {
      const answer = await fetch(`${config.platformUrl}${paths.identity.guest}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-secret': config.clientSecret },
        body: JSON.stringify({ market, ...(guestId === undefined ? {} : { guestId }) }),
        signal: AbortSignal.timeout(10_000),
      })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      const session = issuedGuestSessionSchema.parse(await answer.json())
      setCookie(context, COOKIE, `${session.guestId}.${seal(session.guestId, config.cookieKey)}`, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: config.environment === 'production',
        path: '/order',
        maxAge: YEAR_S,
      })
      return context.json({ session: session.session }, 200, { 'cache-control': 'no-store' })
    } catch (error) {
      report('error', 'No guest session could be had', { error: String(error) })
      return context.json(
        { errors: [{ code: 'AUTH_GET_GUEST_TOKEN_ERROR', message: 'No guest session could be had' }] },
        503,
      )
    }
  })
