import { Hono, type Context } from 'hono'
import { paths } from '@galo/contracts/site'
import { validateDiscountCode } from '@galo/contracts/discounts'
import { applyDiscountCode } from '@galo/contracts/basket'
import { MARKETS, type Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { passCookiesOf } from '../live/kept-pass'
import type { PlatformData } from '../public-data/platform-data'
import type { Report } from '../report'
import { orderLinkHeaders } from '../visitor/order-links'
import { clientAddressOf } from './client-address'
import type { Collect } from './collect'
import { limitLines } from './limit-lines'
import { wrongMethod } from './methods'
import { aheadMsOf } from './mock-time'
import { mockTimeHeaders } from './mock-time-headers'
import { proxyTo } from './platform-proxy'
import { siteEvents } from './site-events'
import { siteLogs } from './site-logs'

/** Calls that are counted by who makes them: a code is guessed, whatever guest guesses it. */
const COUNTED_PATHS = [applyDiscountCode.path, validateDiscountCode.path]

/** Our own secret vouches for the address: nobody else can tell the platform whom a call comes from. */
const addressHeaders = (context: Context, config: BffConfig): Readonly<Record<string, string>> =>
  COUNTED_PATHS.some((path) => context.req.path === `${paths.site.platformProxy}${path}`)
    ? { 'x-client-secret': config.clientSecret, 'x-galo-client-address': clientAddressOf(context, config) }
    : {}

/** What is below /order/api, but for a guest's session. */
export const siteApi = (
  config: BffConfig,
  market: Market,
  report: Report,
  collect: Collect,
  cache?: Pick<PlatformData, 'forBrowser'>,
): Hono => {
  const visitHeaders = (context: Context) => ({
    ...mockTimeHeaders(aheadMsOf(context, config)),
    ...addressHeaders(context, config),
    ...orderLinkHeaders(context, config, market),
  })
  const cookiesOf = (answered: Headers) => passCookiesOf(answered, config, market)
  const routes = new Hono()
  const admit = limitLines(config)
  return (
    routes
      .route('/', siteLogs(market, { report, collect, admit }))
      .all('/log', wrongMethod('POST'))
      .route('/', siteEvents(market, { collect, admit }))
      .all('/events', wrongMethod('POST'))
      .all('/auth/_log', wrongMethod('POST'))
      .get('/ping', (context) => context.body(null, 204, { 'cache-control': 'no-store' }))
      .all('/ping', wrongMethod('GET', 'HEAD'))
      // The proxy in front of production names the visitor's country (A11); without it nobody is asked to change market.
      .get('/user/countryCode', (context) =>
        context.json({ countryCode: context.req.header('x-country-code') ?? MARKETS[market].countryCode }, 200, {
          'cache-control': 'no-store',
        }),
      )
      .all('/user/countryCode', wrongMethod('GET', 'HEAD'))
      .all(
        '/platform/*',
        proxyTo(config.platformUrl, paths.site.platformProxy, report, { headersOf: visitHeaders, cookiesOf, cache }),
      )
      .all('/*', (context) =>
        context.json({ errors: [{ code: 'NOT_FOUND', message: 'There is no such call' }] }, 404, {
          'cache-control': 'no-store',
        }),
      )
  )
}
