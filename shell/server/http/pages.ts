import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Market } from '@galo/domain'
import type { PublicConfig } from '@galo/services'
import type { BffConfig } from '../config'
import { withDevApps } from '../dev/dev-apps'
import { devDocument } from '../dev/dev-document'
import type { PlatformClock } from '../platform-clock'
import type { ReleaseStore } from '../releases/release-store'
import { filesFor, integrityByPath, resolveVisit, type VisitReleases } from '../releases/resolve-visit'
import type { PageEnd, PageHead, RenderJob } from '../render/protocol'
import type { Renderer } from '../render/renderer'
import type { Renderers } from '../render/renderers'
import type { Report } from '../report'
import { documentEnd, documentStart } from './document'
import { contentSecurityPolicy } from './security-headers'

export interface PagesOptions {
  readonly config: BffConfig
  readonly store: ReleaseStore
  readonly renderers: Renderers
  readonly clock: PlatformClock
  readonly report: Report
}

/** The head is held back so long for the page's status and title, in milliseconds; then it goes out without them. */
const HEAD_WAIT_MS = 120

const publicConfig = (config: BffConfig, market: Market): PublicConfig => ({
  market,
  environment: config.environment,
  siteUrls: config.siteUrls,
  menuToken: config.menuToken,
  developmentToken: config.developmentToken,
  cardKey: config.cardKey,
  cardScriptUrl: config.cardScriptUrl,
})

/** A render under way: its head as soon as it is known, its HTML as it comes. */
const startRender = (renderer: Renderer, job: RenderJob) => {
  const waiting: string[] = []
  let write: ((html: string) => void) | null = null
  let wrote = false
  let headKnown: (head: PageHead) => void = () => {}
  const head = new Promise<PageHead>((resolve) => (headKnown = resolve))
  const end = renderer.render(job, {
    head: headKnown,
    html: (html) => {
      wrote = true
      if (write === null) waiting.push(html)
      else write(html)
    },
  })
  end.catch(() => {})
  return {
    head,
    end,
    hasWritten: () => wrote,
    to(next: (html: string) => void) {
      waiting.splice(0).forEach(next)
      write = next
    },
  }
}

const NOTHING: PageEnd = { rendered: 'chrome', result: null }

/**
 * Answers a page: the head at once, then what the worker renders, then the data the browser goes on with.
 * Whatever the remote's server build does, a page comes: without it the chrome is rendered, and without even that the browser draws all.
 */
export const servePage =
  ({ config, store, renderers, clock, report }: PagesOptions) =>
  async (context: Context, market: Market): Promise<Response> => {
    const releases = withDevApps(resolveVisit(await store.document()), config.devApps)
    const url = new URL(context.req.url)
    const files = filesFor(url.pathname, releases)
    const nonce = randomBytes(16).toString('base64')
    const job: RenderJob = {
      href: url.pathname + url.search,
      origin: url.origin,
      config: publicConfig(config, market),
      serverNow: clock.now(),
      nonce,
      platformUrl: config.platformUrl,
      remotes: releases.list,
      loaderDeadlineMs: config.loaderMs,
    }
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, config),
    }
    if (config.devApps['shell'] !== undefined) {
      const visit = { config: job.config, serverNow: job.serverNow, remotes: releases.list }
      return new Response(devDocument({ market, nonce }, visit), { status: 200, headers })
    }
    const render = startRender(renderers.for(releases, files.match?.remote.name ?? null), job)
    const head = await Promise.race([
      render.head,
      render.end.then(
        () => null,
        () => null,
      ),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), HEAD_WAIT_MS)),
    ])
    if (head?.redirect) return context.redirect(head.redirect, 302)

    const status = head?.status ?? (files.match === null ? 404 : 200)
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        const encoder = new TextEncoder()
        const write = (html: string) => controller.enqueue(encoder.encode(html))
        write(
          documentStart({
            market,
            nonce,
            head,
            scripts: files.scripts,
            preloads: files.preloads,
            integrity: integrityByPath(releases),
          }),
        )
        const end = await finish(render, write, job, releases)
        write(documentEnd({ config: job.config, serverNow: job.serverNow, remotes: releases.list, ...end }))
        controller.close()
      },
    })
    return new Response(body, { status, headers })

    async function finish(
      rendering: ReturnType<typeof startRender>,
      write: (html: string) => void,
      failed: RenderJob,
      visit: VisitReleases,
    ): Promise<PageEnd> {
      rendering.to(write)
      try {
        return await rendering.end
      } catch (error) {
        report('error', 'A page was not rendered on the server', { href: failed.href, error: String(error) })
        // Cut off in the middle: the browser must not take up half a page.
        if (rendering.hasWritten()) return cutOff(write)
      }
      try {
        return await renderers.chrome(visit).render(failed, { head: () => {}, html: write })
      } catch (error) {
        report('fatal', 'Not even the chrome was rendered', { error: String(error) })
        return NOTHING
      }
    }

    /** Closes whatever was open and empties the root, so that the browser starts from nothing instead of hydrating a torso. */
    function cutOff(write: (html: string) => void): PageEnd {
      write(
        `<!-- cut off --></div><script nonce="${nonce}">document.getElementById('root').replaceChildren()</script><div hidden>`,
      )
      return NOTHING
    }
  }
