import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import '@galo/words/pseudo'
import type { BffConfig } from './config'
import { pathsInDevelopment } from './dev/dev-builds'
import { hearErrors } from './dev/hear-errors'
import { createCollector } from './http/collect'
import { siteOf } from './http/site'
import { createLive } from './live/live'
import { followPlatformClock } from './platform-clock'
import { createPlatformData } from './public-data/platform-data'
import { followDocument } from './releases/known-document'
import { openStore } from './releases/release-store'
import { visitsInPlay, type VisitReleases } from './releases/resolve-visit'
import { createRenderers } from './render/renderers'
import { createSharedRenders } from './render/shared-renders'
import type { Report } from './report'
import { createExport } from './telemetry/otlp-export'
import { tracedReport } from './telemetry/traced-report'
import { createSiteFlags } from './visitor/flags/site-flags'
import { warmUp } from './warm-up'

export interface Bff {
  readonly url: string
  close(): Promise<void>
}

/** A page's turn at the platform included. */
const TOTAL_MS = 30_000

const CONNECTIONS = {
  /** Longer than browsers and proxies keep a connection idle. Were we to close it first, a request could be on its way into it. */
  keepAliveTimeout: 75_000,
  /** A basket is a few kilobytes: who takes longer to send one keeps a connection from others. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
}
const MOST_CONNECTIONS = 5_000

/** Whoever stops us gives us some seconds in all. */
const LAST_PATIENCE_MS = 3_000

/** Waits for what is to be finished, but not for what hangs. */
const forAWhile = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, pause(LAST_PATIENCE_MS, undefined, { ref: false })])

/** Starts the site of the market that the settings name. */
export const startBff = async (config: BffConfig, reportHere: Report): Promise<Bff> => {
  const { collect, flush } = createCollector(config, reportHere)
  const traced = tracedReport(reportHere, collect, config.market)
  const isFromSource = Object.keys(config.devApps).length > 0
  const report = isFromSource ? hearErrors(traced) : traced
  const traces = createExport(config, reportHere)
  const tell = (message: string, details: Readonly<Record<string, unknown>>) => report('error', message, details)
  const store = openStore(config.releases, tell, {
    keys: config.releaseKeys,
    kept: config.keptDocument,
    prepare: async (document) => warm(visitsInPlay(document)),
  })
  // What is drawn from source is drawn by other workers.
  const warm = (visits: readonly VisitReleases[]) =>
    Promise.all(isFromSource ? [] : visits.map((visit) => renderers.warm(visit)))
  const stopFollowing = followDocument(store)
  const platformData = createPlatformData({ ...config, silenceMs: config.loaderMs })
  const renderers = createRenderers(isFromSource ? pathsInDevelopment(store) : store, {
    firstByteMs: config.firstByteMs,
    totalMs: TOTAL_MS,
    memoryBytes: config.memoryBytes,
    ask: platformData.forPage,
    report,
  })
  const renders = createSharedRenders(renderers)
  const clock = await followPlatformClock(config.platformUrl, report, () => {
    platformData.clear()
    renders.clear()
  })
  const siteFlags = createSiteFlags({ platformUrl: config.platformUrl, report })
  await siteFlags.ask(config.market)
  const live = createLive({ config, clock, report })
  let isWarm = false
  const site = siteOf(config.market, {
    config,
    store,
    renders,
    platformData,
    clock,
    siteFlags,
    live,
    report,
    collect,
    onStep: traces.onStep,
    isWarm: () => isWarm,
  })

  const { url, close } = await new Promise<Bff>((resolve, reject) => {
    const server = serve(
      { fetch: site.fetch, port: config.port, hostname: config.bind, serverOptions: CONNECTIONS },
      ({ port }: AddressInfo) =>
        resolve({
          url: `http://localhost:${port}`,
          close: () =>
            new Promise(
              (done) => (server.close(() => done()), 'closeAllConnections' in server && server.closeAllConnections()),
            ),
        }),
    )
    if ('maxConnections' in server) server.maxConnections = MOST_CONNECTIONS
    server.on('error', reject)
  })
  await warmUp({
    store,
    platform: platformData,
    developmentToken: config.developmentToken,
    market: config.market,
    ask: async (path) => site.request(path, { headers: { host: new URL(config.siteUrls[config.market]).host } }),
  })
  // What the default's pages have started is there by now: all at once, nothing would start in time.
  await warm(visitsInPlay(await store.document()).slice(1))
  isWarm = true
  return {
    url,
    async close() {
      stopFollowing()
      clock.close()
      live.close()
      await close()
      await forAWhile(renderers.close())
      await forAWhile(Promise.all([flush(), traces.flush()]))
    },
  }
}
