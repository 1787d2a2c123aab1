import { Hono } from 'hono'
import * as z from 'zod'
import { MARKETS, type Market } from '@galo/domain'
import type { BffConfig } from '../config'
import type { Report } from '../report'
import { guestSession } from './guest-session'
import { proxyTo } from './platform-proxy'
import { readBody } from './read-body'

const logSchema = z.object({
  level: z.enum(['fatal', 'error', 'warning', 'info', 'debug']),
  message: z.string().max(500),
  details: z.record(z.string(), z.unknown()).optional(),
})
const MOST_LOG_BYTES = 8_192

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The site's own calls, below /order/api. */
export const siteApi = (config: BffConfig, market: Market, report: Report): Hono =>
  new Hono()
    .route('/session', guestSession(config, market, report))
    // Row B13: for the session recorder; nothing is answered and nothing may fail because of it.
    .get('/session/id', (context) => context.body(null, 204))
    // Row A11: a front in production names the visitor's country; without one nobody is asked anything (Q53).
    .get('/user/countryCode', (context) =>
      context.json({ countryCode: context.req.header('x-country-code') ?? MARKETS[market].countryCode }),
    )
    .post('/log', async (context) => {
      const bytes = await readBody(context.req.raw, MOST_LOG_BYTES)
      const entry = logSchema.safeParse(bytes === null ? null : jsonOf(new TextDecoder().decode(bytes)))
      if (!entry.success)
        return context.json({ errors: [{ code: 'BAD_REQUEST', message: 'This is not a log line' }] }, 400)
      report(entry.data.level, entry.data.message, { ...entry.data.details, from: 'browser', market })
      return context.body(null, 204)
    })
    .all('/platform/*', proxyTo(config.platformUrl, '/order/api/platform', report))
