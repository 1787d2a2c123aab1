import { Hono } from 'hono'
import { LIVE_LINE_PATH } from '@galo/contracts/orders'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { clientAddressOf } from '../http/client-address'
import { wrongMethod } from '../http/methods'
import { createRateLimit, type Rate } from '../http/rate-limit'
import type { PlatformClock } from '../platform-clock'
import { keptPassOf } from './kept-pass'
import type { Live } from './live'
import { readPass } from './live-pass'

/** A page opens one line, and another when it breaks; a floor of phones behind one address does, when the site starts anew. */
const OPENINGS: Rate = { perSecond: 10, burst: 600, burstSeconds: 60 }
/** Who is one too many asks again when others may have gone. */
const FULL_S = 60

const HEADERS = {
  'content-type': 'text/event-stream',
  // A front that packs, or that waits for more before it sends, would keep what is told until it is old.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

const refused = (status: 401 | 429, code: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(
    { errors: [{ code, message: 'There is no line for this' }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

interface LiveRoutesOptions {
  readonly config: BffConfig
  readonly clock: Pick<PlatformClock, 'now'>
  readonly live: Live
}

/** The line that tells one page when to look at its order (X21), for whose browser keeps a pass to it; a page without one polls. */
export const liveRoutes = (market: Market, { config, clock, live }: LiveRoutesOptions): Hono => {
  const admit = createRateLimit(OPENINGS)
  return new Hono()
    .get(LIVE_LINE_PATH, async (context, next) => {
      // Asked for its headers alone, nobody would ever read the line.
      if (context.req.method !== 'GET') return next()
      const waitS = await admit(clientAddressOf(context, config))
      if (waitS !== null) return refused(429, 'TOO_MANY_CALLS', { 'retry-after': String(waitS) })
      const orderId = context.req.query('order') ?? ''
      const pass = await readPass(keptPassOf(orderId, context, config, market), config.clientSecret, clock.now())
      if (pass?.orderId !== orderId) return refused(401, 'UNAUTHORISED')
      const line = live.lines.open(pass)
      if (line === null) return refused(429, 'TOO_MANY_LINES', { 'retry-after': String(FULL_S) })
      return context.body(line, 200, HEADERS)
    })
    .all(LIVE_LINE_PATH, wrongMethod('GET'))
}
