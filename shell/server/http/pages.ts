import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { withDevApps } from '../dev/dev-apps'
import { devDocument } from '../dev/dev-document'
import type { PlatformClock } from '../platform-clock'
import type { ReleaseStore } from '../releases/release-store'
import { filesFor, integrityByPath, resolveVisit } from '../releases/resolve-visit'
import type { PageHead, RenderJob } from '../render/protocol'
import type { Renderers } from '../render/renderers'
import type { Report } from '../report'
import { documentEnd, documentStart } from './document'
import { aheadMsOf } from './mock-time'
import { mockTimeSign } from './mock-time-sign'
import { publicConfig } from './public-config'
import { contentSecurityPolicy } from './security-headers'
import { startRender, type RenderUnderWay } from './start-render'
import { textStream } from './text-stream'
import { writePage } from './write-page'

export interface PagesOptions {
  readonly config: BffConfig
  readonly store: ReleaseStore
  readonly renderers: Renderers
  readonly clock: PlatformClock
  readonly report: Report
}

/** The head is held back so long for the page's status and title, in milliseconds; then it goes out without them. */
const HEAD_WAIT_MS = 120

const headInTime = ({ head, end }: RenderUnderWay): Promise<PageHead | null> =>
  Promise.race([
    head,
    end.then(
      () => null,
      () => null,
    ),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), HEAD_WAIT_MS)),
  ])

/** Answers a page: the head at once, then what the worker renders, then the data the browser goes on with. */
export const servePage =
  ({ config, store, renderers, clock, report }: PagesOptions) =>
  async (context: Context, market: Market): Promise<Response> => {
    const releases = withDevApps(resolveVisit(await store.document()), config.devApps)
    const url = new URL(context.req.url)
    const files = filesFor(url.pathname, releases)
    const nonce = randomBytes(16).toString('base64')
    const aheadMs = aheadMsOf(context, config)
    const serverNow = clock.now() + aheadMs
    const visit = { config: publicConfig(config, market), serverNow, aheadMs, remotes: releases.list }
    const sign = mockTimeSign({ market, nonce, now: serverNow, aheadMs })
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, config),
    }
    if (config.devApps['shell'] !== undefined)
      return new Response(devDocument({ market, nonce, sign }, visit), { status: 200, headers })

    const job: RenderJob = {
      ...visit,
      want: 'page',
      href: url.pathname + url.search,
      origin: url.origin,
      nonce,
      platformUrl: config.platformUrl,
      loaderDeadlineMs: config.loaderMs,
    }
    const render = startRender(renderers.for(releases, files.match?.remote.name ?? null), job)
    const head = await headInTime(render)
    if (head?.redirect) return context.redirect(head.redirect, 302)

    const body = textStream(async (write) => {
      write(documentStart({ market, nonce, head, sign }))
      const end = await writePage({ render, job, releases, renderers, report, write })
      write(documentEnd({ ...files, nonce, integrity: integrityByPath(releases), visit: { ...visit, ...end } }))
    })
    return new Response(body, { status: head?.status ?? (files.match === null ? 404 : 200), headers })
  }
