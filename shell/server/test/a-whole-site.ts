import type { Hono } from 'hono'
import type { BffConfig } from '../config'
import { siteOf } from '../http/site'
import { createLive } from '../live/live'
import { createPlatformData } from '../public-data/platform-data'
import { createFolderStore, type ReleaseStore } from '../releases/release-store'
import type { Renderer } from '../render/renderer'
import { createSharedRenders } from '../render/shared-renders'
import type { Report } from '../report'
import { aConfig } from './a-config'

/** The UK's address in tests. */
export const HOST = 'uk.galo.test'

export interface WholeSite {
  readonly platformUrl: string
  /** Where its releases lie. */
  readonly folder: string
  readonly settings?: Partial<BffConfig>
  readonly store?: ReleaseStore
  /** Nobody draws, unless said otherwise. */
  readonly render?: Renderer['render']
  readonly report?: Report
}

/** Everything the UK's site answers, put together as it is when it is started, but for workers and a port. */
export const aWholeSite = ({
  platformUrl,
  folder,
  settings = {},
  store = createFolderStore(folder, () => {}),
  render = () => Promise.reject(new Error('nobody draws here')),
  report = () => {},
}: WholeSite): Hono => {
  const config = aConfig({ platformUrl, siteUrls: { UK: `http://${HOST}`, IE: 'http://ie.galo.test' }, ...settings })
  const clock = { now: () => 0, close: () => {} }
  return siteOf('UK', {
    config,
    store,
    renders: createSharedRenders({ for: () => ({ render }), chrome: () => ({ render }) }),
    platformData: createPlatformData({ ...config, silenceMs: 1_000 }),
    clock,
    live: createLive({ config, clock, report }),
    siteFlags: { of: () => ({}), ask: () => Promise.resolve(), askFor: async () => null },
    report,
    collect: () => {},
    onStep: () => {},
    isWarm: () => true,
  })
}
