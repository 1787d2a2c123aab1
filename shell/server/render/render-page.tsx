import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'
import { createPageStyles } from '@galo/css/server'
import { createBus } from '@galo/events'
import type { LoaderResult, PageRoute } from '@galo/navigation'
import { StaticRouter } from '@galo/navigation/server'
import type { Log, Transport } from '@galo/services'
import { createState } from '@galo/state'
import { wordsOf, type Locale } from '@galo/words'
import { App, type AppEnvironment } from '../../browser/app'
import { TITLE_WORDS } from '../../shared/title.words'
import { exposedOf, matchPage } from '../../shared/match-page'
import { createPages } from '../../browser/pages/pages'
import { factsOf, storesOf } from '../../shared/in-use'
import { seedOf } from '../../shared/seed'
import { loadPageData } from './load-page-data'
import { ROOT, type PageEnd, type PageHead, type RenderJob } from './protocol'
import { serverServices } from './server-services'
import { createTimeLimit, type TimeLimit } from './time-limit'

interface Output {
  readonly head: (head: PageHead) => void
  readonly html: (html: string) => void
  readonly end: (end: PageEnd) => void
  readonly failed: (error: unknown) => void
}

const headOf = (result: LoaderResult<unknown> | null, matched: boolean, locale: Locale): PageHead => {
  const words = wordsOf(TITLE_WORDS, locale)
  if (!matched || result?.kind === 'not-found') {
    const description = result?.kind === 'not-found' ? result.text : words.notHere
    return { status: 404, title: words.notFound, description, redirect: null }
  }
  if (result?.kind === 'redirect') return { status: 200, title: words.site, description: null, redirect: result.to }
  return {
    status: 200,
    title: result === null ? words.site : words.of(result.title),
    description: result?.description ?? null,
    redirect: null,
    listed: result?.listed,
  }
}

/** Renders the whole page as one tree. `pages` are the routes of the one remote this worker holds, if any. */
export const renderPage = async (
  job: RenderJob,
  remote: string | null,
  pages: readonly PageRoute[],
  log: Log,
  transportFor: (limit: TimeLimit) => Transport,
  output: Output,
): Promise<void> => {
  const url = new URL(job.href, job.origin)
  const limit = createTimeLimit(job.loaderDeadlineMs)
  const services = serverServices(job, log, transportFor(limit))
  const state = createState(storesOf(job), seedOf(job.config))
  const match = matchPage(url.pathname, job.remotes)
  const route = match !== null && match.remote.name === remote ? pages.find(({ id }) => id === match.id) : undefined

  const result =
    match === null || route === undefined ? null : await loadPageData(route, match, url, services, log, limit)
  limit.end()
  const rendered = route === undefined ? 'chrome' : result === null ? 'skeleton' : 'page'
  if (job.want === 'data') return output.end({ rendered, result })
  output.head(headOf(result, match !== null, job.config))

  const registry: AppEnvironment['registry'] = {
    peek: (asked, exposed) =>
      asked.name === remote && asked.pages.some((page) => exposedOf(page) === exposed) ? { default: pages } : undefined,
    load: () => new Promise(() => {}),
    onArrival: () => () => {},
    replace: () => {},
  }
  const { config, serverNow, aheadMs, remotes, stores, facts, flags } = job
  const visit = { config, serverNow, aheadMs, remotes, stores, facts, flags, rendered, result } as const
  const environment = {
    visit,
    services,
    state,
    registry,
    bus: createBus({ facts: factsOf(job), now: services.clock.now, createId: services.createId, report: () => {} }),
    pages: createPages({
      visit,
      origin: job.origin,
      firstHref: url.pathname + url.search,
      registry,
      services,
      fetchPageData: () => Promise.resolve(null),
      passive: true,
    }),
  }

  // React writes a page in a hundred pieces at once; every message to the other side of the thread costs.
  let pieces: Buffer[] = []
  const styles = createPageStyles(job.nonce)
  let opening = ROOT
  const flush = () => {
    if (pieces.length === 0) return
    const html = Buffer.concat(pieces).toString('utf8')
    output.html(styles.elementFor(html) + opening + html)
    opening = ''
    pieces = []
  }
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (pieces.push(chunk) === 1) setImmediate(flush)
      done()
    },
    final(done) {
      flush()
      output.end({ rendered, result })
      done()
    },
  })
  const { pipe } = renderToPipeableStream(
    <StrictMode>
      <StaticRouter location={url.pathname + url.search}>
        <App environment={environment} />
      </StaticRouter>
    </StrictMode>,
    {
      identifierPrefix: 'g',
      nonce: job.nonce,
      // Without this React sends a finished part of this size as hidden markup plus a script, and people look at the skeleton meanwhile.
      progressiveChunkSize: 1e9,
      onShellReady: () => void pipe(sink),
      onShellError: output.failed,
      onError: (error) => log('error', 'A part threw while rendering on the server', { href: job.href, error }),
    },
  )
}
