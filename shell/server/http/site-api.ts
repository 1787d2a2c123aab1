import { Hono, type Context } from 'hono'
import { MARKETS, type Market } from '@galo/domain'
import type { BffConfig } from '../config'
import type { PlatformData } from '../public-data/platform-data'
import type { Report } from '../report'
import { collectTo } from './collect'
import { guestSession } from './guest-session'
import { aheadMsOf } from './mock-time'
import { mockTimeHeaders } from './mock-time-headers'
import { proxyTo } from './platform-proxy'
import { siteLogs } from './site-logs'

/** The site's own calls, below /order/api. */
export const siteApi = (
  config: BffConfig,
  market: Market,
  report: Report,
  held?: Pick<PlatformData, 'forBrowser'>,
): Hono => {
  const visitHeaders = (context: Context) => mockTimeHeaders(aheadMsOf(context, config))
  return (
    new Hono()
      .route('/session', guestSession(config, market, report))
      .route('/', siteLogs(market, report, collectTo(config, report)))
      // Row A11: a front in production names the visitor's country; without one nobody is asked anything (Q53).
      .get('/user/countryCode', (context) =>
        context.json({ countryCode: context.req.header('x-country-code') ?? MARKETS[market].countryCode }),
      )
      .all('/platform/*', proxyTo(config.platformUrl, '/order/api/platform', report, visitHeaders, held))
  )
}
