import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import type { Market } from '@galo/domain'
import '@galo/words/pseudo'
import type { BffConfig } from './config'
import { siteOf } from './http/site'
import { followPlatformClock } from './platform-clock'
import { createPlatformData } from './public-data/platform-data'
import { createFolderStore } from './releases/release-store'
import { createRenderers } from './render/renderers'
import { createSharedRenders } from './render/shared-renders'
import type { Report } from './report'
import { createSiteFlags } from './visitor/flags/site-flags'
import { warmUp } from './warm-up'

export interface Bff {
  readonly urls: Readonly<Record<Market, string>>
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
  const siteFlags = createSiteFlags({ platformUrl: config.platformUrl, report })
  await Promise.all([siteFlags.ask('UK'), siteFlags.ask('IE')])
  let isWarm = false
  const options = { config, store, renders, platformData, clock, siteFlags, report, isWarm: () => isWarm }
  const sites = { UK: siteOf('UK', options), IE: siteOf('IE', options) }

  const listen = (market: Market) =>
    new Promise<{ url: string; close: () => Promise<void> }>((resolve, reject) => {
      const server = serve(
        { fetch: sites[market].fetch, port: config.ports[market], hostname: config.bind, serverOptions: CONNECTIONS },
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

  const [uk, ie] = await Promise.all([listen('UK'), listen('IE')])
  await warmUp({
    store,
    platform: platformData,
    developmentToken: config.developmentToken,
    ask: async (market, path) =>
      sites[market].request(path, { headers: { host: new URL(config.siteUrls[market]).host } }),
  })
  isWarm = true
  return {
    urls: { UK: uk.url, IE: ie.url },
    async close() {
      clock.close()
      await Promise.all([uk.close(), ie.close()])
      await renderers.close()
    },
  }
}
