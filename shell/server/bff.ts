import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import type { Market } from '@galo/domain'
import type { BffConfig } from './config'
import { devPath } from './dev/dev-apps'
import { assetRoutes } from './http/assets'
import { convertPlace, showResults } from './http/locator'
import { takeMockTime } from './http/mock-time'
import { servePageData } from './http/page-data'
import { servePage } from './http/pages'
import { proxyTo } from './http/platform-proxy'
import { COMMON_HEADERS } from './http/security-headers'
import { siteApi } from './http/site-api'
import { followPlatformClock } from './platform-clock'
import { createFolderStore } from './releases/release-store'
import { createPlatformData } from './public-data/platform-data'
import { createRenderers } from './render/renderers'
import { createSharedRenders } from './render/shared-renders'
import type { Report } from './report'
import { warmUp } from './warm-up'

export interface Bff {
  readonly urls: Readonly<Record<Market, string>>
  close(): Promise<void>
}

/** A page's turn at the platform included. */
const TOTAL_MS = 30_000

/** Longer than browsers and proxies keep a connection idle. Were we to close it first, a request could be on its way into it. */
const KEEP_IDLE_MS = 75_000

/** Starts both markets' sites in one process; port 0 takes any free port. */
export const startBff = async (config: BffConfig, report: Report): Promise<Bff> => {
  const store = createFolderStore(config.releasesFolder, (message, details) => report('error', message, details))
  const platformData = createPlatformData({ ...config, silenceMs: config.loaderMs })
  const renderers = createRenderers(store, {
    firstByteMs: config.firstByteMs,
    totalMs: TOTAL_MS,
    ask: platformData.forPage,
    report,
  })
  const renders = createSharedRenders(renderers)
  const clock = await followPlatformClock(config.platformUrl, report, () => {
    platformData.clear()
    renders.clear()
  })
  const page = servePage({ config, store, renders, clock, report })
  const pageData = servePageData({ config, store, renders, clock, report })

  const mockTime = takeMockTime(config, clock)

  let isWarm = false
  const site = (market: Market) =>
    new Hono()
      .use(async (context, next) => {
        await next()
        for (const [name, value] of Object.entries(COMMON_HEADERS)) context.header(name, value)
      })
      .get('/health', (context) => context.json({ market, ready: isWarm }, isWarm ? 200 : 503))
      .get('/', mockTime, (context) => context.redirect('/order/search', 302))
      .get('/order', mockTime, (context) => context.redirect('/order/search', 302))
      .on('GET', ['/restaurants/search', '/order/restaurants/search'], showResults)
      .on('GET', ['/js/geo/convert/place', '/order/js/geo/convert/place'], convertPlace(config, market, report))
      .get('/order/api/page', (context) => pageData(context, market))
      .route('/order/api', siteApi(config, market, report, platformData))
      .route('/order/assets', assetRoutes(store))
      .get('/order/media/*', (context) => proxyTo(`${config.platformUrl}/media`, '/order/media', report)(context))
      .get('/order/dev/:app/*', (context) => {
        const app = context.req.param('app')
        const port = config.devApps[app]
        return port === undefined
          ? context.notFound()
          : proxyTo(`http://localhost:${port}`, devPath(app), report)(context)
      })
      .get('*', mockTime, (context) => page(context, market))
      .onError((error, context) => {
        report('fatal', 'A request failed', { path: new URL(context.req.url).pathname, error: String(error) })
        return context.text('Sorry, something went wrong! Please try again.', 500)
      })

  const listen = (market: Market) =>
    new Promise<{ url: string; close: () => Promise<void> }>((resolve, reject) => {
      const server = serve(
        {
          fetch: site(market).fetch,
          port: config.ports[market],
          hostname: config.bind,
          serverOptions: { keepAliveTimeout: KEEP_IDLE_MS },
        },
        ({ port }: AddressInfo) =>
          resolve({
            url: `http://localhost:${port}`,
            close: () =>
              new Promise(
                (done) => (server.close(() => done()), 'closeAllConnections' in server && server.closeAllConnections()),
              ),
          }),
      )
      server.on('error', reject)
    })

  const [uk, ie] = await Promise.all([listen('UK'), listen('IE')])
  const urls = { UK: uk.url, IE: ie.url }
  const sites = { UK: site('UK'), IE: site('IE') }
  await warmUp({
    store,
    platform: platformData,
    developmentToken: config.developmentToken,
    ask: async (market, path) => sites[market].request(new URL(path, urls[market])),
  })
  isWarm = true
  return {
    urls,
    async close() {
      clock.close()
      await Promise.all([uk.close(), ie.close()])
      await renderers.close()
    },
  }
}
