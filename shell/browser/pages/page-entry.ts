import { isAppError } from '@galo/contracts'
import type { PageRoute } from '@galo/navigation'
import type { Services } from '@galo/services'
import { pageFrom } from '../remotes/default-export'
import type { RemoteRegistry } from '../remotes/remote-registry'
import type { Visit } from '../startup/visit'
import type { FetchPageData } from './fetch-page-data'
import { inTime } from './in-time'
import type { PageMatch } from './match-page'
import type { PageView } from './page-view'

/** A loader gets so long, in milliseconds: a call that waits its twenty seconds, and a second one. */
const LOADER_DEADLINE_MS = 45_000

/** One page at one address: its code and data on their way, here, or not to be had. */
export interface PageEntry {
  readonly match: PageMatch
  readonly url: URL
  get(): PageView
  /** What the server showed; the first client render must show the same. */
  getInitial(): PageView
  subscribe(listener: () => void): () => void
  /**
   * What hydration waits for: the code that made the server's HTML, while that HTML is on screen. Always the same promise, as React wants it.
   * Never rejects: code that can't be had is a view, which can be tried again.
   */
  awaited(): Promise<unknown> | null
  /** Tries again what failed. */
  retry(): void
  /** Nobody will show this entry again: its loader is told to stop. */
  abort(): void
}

export interface PageEntryOptions {
  readonly match: PageMatch
  readonly url: URL
  readonly registry: RemoteRegistry
  readonly services: Services
  readonly fetchPageData: FetchPageData
  /** What came with the document; absent after the first page. */
  readonly arrived?: Pick<Visit, 'rendered' | 'result'>
  /** On the server: show what arrived and fetch nothing. */
  readonly passive?: boolean
}

/** The page's route if its code is here; `null` too when the remote hands over something else, which loading it will say. */
export const routeIfHere = (registry: RemoteRegistry, { remote, id }: PageMatch): PageRoute | null => {
  const module = registry.peek(remote, './routes')
  if (module === undefined) return null
  try {
    return pageFrom(module, id)
  } catch {
    return null
  }
}

export const createPageEntry = ({
  match,
  url,
  registry,
  services,
  fetchPageData,
  arrived,
  passive = false,
}: PageEntryOptions): PageEntry => {
  const listeners = new Set<() => void>()
  const controller = new AbortController()

  const viewOf = (route: PageRoute | null): PageView => {
    if (route === null || arrived?.rendered === 'chrome') return { kind: 'code-on-its-way' }
    return arrived?.result ? { kind: 'ready', route, result: arrived.result } : { kind: 'data-on-their-way', route }
  }
  let initial = viewOf(routeIfHere(registry, match))
  let view = initial
  const settleInitial = () => {
    const route = routeIfHere(registry, match)
    initial = route === null ? { kind: 'unavailable', reason: 'remote-unavailable' } : viewOf(route)
  }
  const code =
    arrived !== undefined && arrived.rendered !== 'chrome' && initial.kind === 'code-on-its-way' && !passive
      ? registry.load(match.remote, './routes').then(settleInitial, settleInitial)
      : null

  const show = (next: PageView) => {
    view = next
    for (const listener of listeners) listener()
  }

  /** The site's answer where it has one, beside the code; else the page's own loader, once the code is here. */
  const askSite = () =>
    match.data === 'site' && !arrived?.result ? fetchPageData(url.pathname + url.search, controller.signal) : null

  const bring = async () => {
    const fromSite = askSite()
    try {
      const here = routeIfHere(registry, match)
      const route = here ?? pageFrom(await registry.load(match.remote, './routes'), match.id)
      if (arrived?.result) return show({ kind: 'ready', route, result: arrived.result })
      show({ kind: 'data-on-their-way', route })
      const answered = fromSite === null ? null : await fromSite
      const context = { params: match.params, url, services, signal: controller.signal }
      const result = answered ?? (await inTime(route.load(context), LOADER_DEADLINE_MS, match.id))
      show({ kind: 'ready', route, result })
    } catch (error) {
      if (controller.signal.aborted) return
      services.log('error', 'A page could not be shown', {
        page: match.id,
        remote: match.remote.name,
        error: String(error),
      })
      show({ kind: 'unavailable', reason: isAppError(error) ? error.code : 'defect' })
    }
  }

  if (view.kind !== 'ready' && !passive) void bring()
  return {
    match,
    url,
    get: () => view,
    getInitial: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    awaited: () => code,
    retry() {
      if (view.kind !== 'unavailable') return
      const route = routeIfHere(registry, match)
      show(route === null ? { kind: 'code-on-its-way' } : { kind: 'data-on-their-way', route })
      void bring()
    },
    abort: () => controller.abort(),
  }
}
