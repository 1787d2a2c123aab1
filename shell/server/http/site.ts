import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { paths } from '@galo/contracts/site'
import type { Market } from '@galo/domain'
import { wordsOf } from '@galo/words'
import type { BffConfig } from '../config'
import { authRoutes } from '../auth/auth.routes'
import { devPath } from '../dev/dev-apps'
import type { Live } from '../live/live'
import { liveRoutes } from '../live/live.routes'
import type { PlatformClock } from '../platform-clock'
import type { PlatformData } from '../public-data/platform-data'
import type { ReleaseStore } from '../releases/release-store'
import { createReleaseCounts } from '../releases/release-counts'
import { resolveVisit } from '../releases/resolve-visit'
import type { SharedRenders } from '../render/shared-renders'
import type { Report } from '../report'
import { traceRequests, type OnStep } from '../telemetry/trace-requests'
import { flagOverrides } from '../visitor/flags/overrides'
import type { SiteFlags } from '../visitor/flags/site-flags'
import { releaseParameter } from '../visitor/release-wishes'
import { visitorKeyIn } from '../visitor/visitor-key'
import { ownMarket, takeLinkParameters } from '../visitor/link-parameters'
import { orderLinks } from '../visitor/order-links'
import { assetRoutes, publicFile, workerFile } from './assets'
import type { Collect } from './collect'
import { compressed } from './compressed'
import { EMBEDS_PATH, embedRoutes } from './embeds'
import { countFailures, tellCounts } from './count-visits'
import { serveCurrentRemotes } from './current-remotes'
import { guestSession } from './guest-session'
import { ownHostOnly } from './own-host'
import { convertPlace } from './locator'
import { knownMethodsOnly, wrongMethod } from './methods'
import { mockTimeParameter } from './mock-time'
import { servePageData } from './page-data'
import { servePage } from './pages'
import { proxyTo } from './platform-proxy'
import { noSuchFile } from './released-script'
import { robotsText } from './robots'
import { commonHeaders, keptByNobody, withPolicy } from './security-headers'
import { siteApi } from './site-api'
import { inSmallLetters, oneSlashEach, toSearch, withBase } from './spelling'
import { DOCUMENT_WORDS } from './document.words'
import { consentRoutes } from '../visitor/consent-routes'
import { flagRoutes } from '../visitor/flags/flag-routes'
import { oneSpellingOfRestaurants } from '../website/restaurants/one-spelling'
import { serveRestaurants } from '../website/restaurants/restaurants-routes'
import { serveSitemap, SITEMAP_PATH } from '../website/sitemap'
import { serveWebsite, websiteInSmallLetters, websitePaths } from '../website/website-routes'

export interface SiteOptions {
  readonly config: BffConfig
  readonly store: ReleaseStore
  readonly renders: SharedRenders
  readonly platformData: PlatformData
  readonly clock: PlatformClock
  readonly siteFlags: SiteFlags
  readonly live: Live
  readonly report: Report
  readonly collect: Collect
  readonly onStep: OnStep
  /** Whether everything has run once. */
  readonly isWarm: () => boolean
}

const GET = ['GET', 'HEAD'] as const

/** Everything one market's site answers. */
export const siteOf = (market: Market, options: SiteOptions): Hono => {
  const { config, store, platformData, clock, report, collect, onStep, isWarm } = options
  const counts = createReleaseCounts()
  const page = servePage({ ...options, counts })
  const pageData = servePageData(options)
  const restaurants = serveRestaurants(options, market)
  const flagsInUse = async (context: Context) => {
    const document = await store.document()
    return resolveVisit(document, visitorKeyIn(context, config, market, document)).flags
  }
  const linkParameters = takeLinkParameters([
    mockTimeParameter(config, clock),
    flagOverrides(config, market, flagsInUse),
    releaseParameter(config, market, () => store.document()),
    ownMarket(market),
    ...orderLinks(config, market),
  ])
  /** A script of an app that is served from source. */
  const devFile: MiddlewareHandler = async (context, next) => {
    const app = context.req.param('app') ?? ''
    const port = Object.hasOwn(config.devApps, app) ? config.devApps[app] : undefined
    if (port === undefined) return noSuchFile(context)
    return proxyTo(`http://localhost:${port}`, devPath(app), report)(context, next)
  }
  const headers = Object.entries(commonHeaders(config.siteUrls[market], config))

  return new Hono()
    .on('GET', ['/order/assets/fonts/*', `${EMBEDS_PATH}/*`], async (context, next) => {
      await next()
      if (context.res.ok || context.res.status === 304) context.header('cross-origin-resource-policy', 'cross-origin')
    })
    .use(async (context, next) => {
      await next()
      for (const [name, value] of headers) context.header(name, value)
      withPolicy(context.res.headers)
      keptByNobody(context.res.headers)
    })
    .use(traceRequests(report, onStep))
    .use(compressed)
    .use(knownMethodsOnly)
    .use(ownHostOnly(market, config))
    .get('/health', (context) =>
      context.json({ market, ready: isWarm(), releasesCheckedMsAgo: store.checkedMsAgo() }, isWarm() ? 200 : 503, {
        'cache-control': 'no-store',
      }),
    )
    .get('/favicon.ico', (context) => publicFile(context, 'favicon.ico'))
    .get('/apple-touch-icon.png', (context) => publicFile(context, 'apple-touch-icon.png'))
    .get('/robots.txt', (context) => context.text(robotsText(config.siteUrls[market])))
    .get(SITEMAP_PATH, serveSitemap(options, market))
    .on('GET', ['/js/geo/convert/place', '/order/js/geo/convert/place'], convertPlace(config, market, report))
    .get(paths.site.pageData, (context) => pageData(context, market))
    .all(paths.site.pageData, wrongMethod(...GET))
    .get(paths.site.remotes, serveCurrentRemotes(options, market))
    .all(paths.site.remotes, wrongMethod(...GET))
    .route('/', guestSession(config, market, report))
    .route('/', authRoutes(market, { config, report, platformNow: () => clock.now() }))
    .route('/', consentRoutes(config, market, report))
    .route('/', flagRoutes(market, { config, siteFlags: options.siteFlags, flagsInUse }))
    .route('/', liveRoutes(market, options))
    .get('/health/releases', tellCounts({ config, counts }))
    .use('/order/api/log', countFailures(market, { config, store, counts }))
    .route('/order/api', siteApi(config, market, report, collect, platformData))
    .route('/order/assets', assetRoutes(store))
    .route(EMBEDS_PATH, embedRoutes(store))
    .get('/order/worker.js', workerFile)
    .get('/order/media/*', proxyTo(`${config.platformUrl}/media`, '/order/media', report))
    .get('/order/dev/:app/*', devFile)
    .on('GET', websitePaths(market), linkParameters, serveWebsite(config, market))
    .get('/restaurants/*', oneSpellingOfRestaurants, linkParameters)
    .get('/restaurants', restaurants.all)
    .get('/restaurants/search', restaurants.search)
    .get('/restaurants/in/:town', restaurants.town)
    .get('/restaurants/:slug', restaurants.restaurant)
    .get('*', oneSlashEach, linkParameters, toSearch, withBase, inSmallLetters, oneSpellingOfRestaurants)
    .get('*', websiteInSmallLetters(market), (context) => page(context, market))
    .all('*', wrongMethod(...GET))
    .onError((error, context) => {
      // Whose line broke while they were still sending is told nothing, and has failed nobody.
      if (!context.req.raw.signal.aborted)
        report('fatal', 'A request failed', { path: new URL(context.req.url).pathname, error: String(error) })
      return context.text(wordsOf(DOCUMENT_WORDS, { market, language: config.language }).failed, 500)
    })
}
