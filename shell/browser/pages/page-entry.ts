import { traceOf } from '@galo/contracts/errors'
import { traceFrom } from '@galo/contracts/trace'
import type { PageRoute } from '@galo/navigation'
import type { Services } from '@galo/services'
import type { State } from '@galo/state'
import { pageFrom } from '../remotes/default-export'
import { isLate } from '../remotes/load-failure'
import type { RemoteRegistry } from '../remotes/remote-registry'
import type { Visit } from '../../shared/visit'
import type { FetchPageData } from './fetch-page-data'
import { inTime } from './in-time'
import { exposedOf, type PageMatch } from '../../shared/match-page'
import type { PageView, UnavailableReason } from './page-view'
import { askAhead, bringPictures } from './route-hooks'
import { reasonOfCode, reasonOfData } from './unavailable-reason'

/** How long a loader may take, in milliseconds: two calls that both reach their timeout of twenty seconds. */
const LOADER_DEADLINE_MS = 45_000
/** The same of a release that is tried: who waits that long has the one that is everybody's by then. */
const TRIED_DEADLINE_MS = 10_000

/** One page at one address: its code and data are loading, loaded, or unavailable. */
export interface PageEntry {
  readonly match: PageMatch
  readonly url: URL
  get(): PageView
  /** What the server showed; the first client render must show the same. */
  getInitial(): PageView
  subscribe(listener: () => void): () => void
  /**
   * What hydration waits for: the code that made the server's HTML, while that HTML is on screen. Always the same promise, as React wants it.
   * Never rejects. A whole page stays readable for as long as its code is missing; a skeleton gives way to the view that says so.
   */
  awaited(): Promise<unknown> | null
  /** The server's whole page is on screen and waits for its code: an error is shown beside it, not in its place. */
  readonly staysReadable: boolean
  retry(): void
  /** Another release has taken the place of the one that is shown: loads its code and data. */
  renew(): void
  /** Loads the data of a page that changes by itself again. What is on screen stays until they have arrived, and if they do not. */
  refresh(): void
  /** Nobody will show this entry again: aborts its loader. */
  abort(): void
}

export interface PageEntryOptions {
  readonly match: PageMatch
  readonly url: URL
  readonly registry: RemoteRegistry
  readonly services: Services
  readonly fetchPageData: FetchPageData
  /** What pages that ask ahead read; without it none does. */
  readonly state?: Pick<State, 'read'> | undefined
  /** Whether the device has a connection; assumed when absent. */
  readonly isOnline?: (() => boolean) | undefined
  /** Whether the site answers at all for this file; assumed not to when absent. */
  readonly siteAnswers?: ((path: string) => Promise<boolean>) | undefined
  /** What came with the document; absent after the first page. */
  readonly arrived?: Pick<Visit, 'rendered' | 'result'> | undefined
  /** Somebody is on their way there, and does not only point at it. */
  readonly isOpened?: boolean
  /** On the server: show what arrived and fetch nothing. */
  readonly passive?: boolean
}

/** The page's route if its code is loaded; also `null` when the remote exposes something else, which `load` then reports. */
export const routeIfHere = (registry: RemoteRegistry, match: PageMatch): PageRoute | null => {
  const module = registry.peek(match.remote, exposedOf(match))
  if (module === undefined) return null
  try {
    return pageFrom(module, match.id)
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
  state,
  isOnline = () => true,
  siteAnswers = () => Promise.resolve(false),
  arrived,
  isOpened = false,
  passive = false,
}: PageEntryOptions): PageEntry => {
  const listeners = new Set<() => void>()
  const controller = new AbortController()

  /** The release that the page is shown by, and what came with the document for it: of no use to another one's code. */
  let { version } = match.remote
  let result = arrived?.result

  const viewOf = (route: PageRoute | null): PageView => {
    if (route === null || arrived?.rendered === 'chrome') return { kind: 'loading-code' }
    return result ? { kind: 'ready', route, result } : { kind: 'loading-data', route }
  }
  let initial = viewOf(routeIfHere(registry, match))
  let view = initial
  const isAwaited =
    arrived !== undefined && arrived.rendered !== 'chrome' && initial.kind === 'loading-code' && !passive
  const staysReadable = isAwaited && arrived.rendered === 'page'

  /** Lets hydration go on with `next`. Only the first call counts. */
  let hydrateAs = (_next: PageView): void => {}
  const awaited = isAwaited
    ? new Promise<void>((resolve) => {
        hydrateAs = (next) => {
          initial = next
          hydrateAs = () => {}
          resolve()
        }
      })
    : null

  let timesLate = 0
  let timesLost = 0

  const show = (next: PageView) => {
    view = next
    for (const listener of listeners) listener()
  }

  /** Answers what names the failure. What failed in no call has a trace of its own, so that whoever is shown it can be found. */
  const tell = (error: unknown) => {
    const trace = traceOf(error) ?? traceFrom(services.createId())
    const { name, version: failed } = match.remote
    // Lines leave together, and later: by then the remote may be its spare.
    services.log('error', 'A page could not be shown', { page: match.id, remote: name, version: failed, error, trace })
    return trace
  }

  const fail = (error: unknown, reason: UnavailableReason) => {
    if (controller.signal.aborted) return
    show({ kind: 'unavailable', reason, reference: tell(error), error })
    if (!staysReadable) hydrateAs(view)
  }

  /** The site's answer where it has one, beside the code; else the page's own loader, once the code is here. */
  const askSite = () =>
    match.data === 'site' ? fetchPageData(url.pathname + url.search, match.remote.version, controller.signal) : null

  const loadData = async (route: PageRoute, fromSite: ReturnType<FetchPageData> | null) => {
    const answered = fromSite === null ? null : await fromSite
    const context = { params: match.params, url, services, signal: controller.signal }
    const deadlineMs = match.remote.spare === undefined ? LOADER_DEADLINE_MS : TRIED_DEADLINE_MS
    return answered ?? inTime(route.load(context), deadlineMs, match.id)
  }

  /** A release that is tried and has no data gives way to the one that is everybody's, whoever of both it was that failed. */
  const failData = (error: unknown) => {
    if (match.remote.spare === undefined || !isOnline() || controller.signal.aborted)
      return fail(error, reasonOfData(error, isOnline()))
    tell(error)
    registry.replace(match.remote)
    return loadPage()
  }

  const loadPage = async (): Promise<void> => {
    let fromSite = result ? null : askSite()
    try {
      const route =
        routeIfHere(registry, match) ?? pageFrom(await registry.load(match.remote, exposedOf(match)), match.id)
      const isReplaced = version !== match.remote.version
      if (isReplaced) {
        version = match.remote.version
        result = null
        fromSite = askSite()
      }
      askAhead(route, { services, state, params: isOpened ? match.params : null })
      // The server's page is another release's: it stays readable until there is another one.
      if (!isReplaced || !staysReadable) hydrateAs(viewOf(route))
      if (result) return show({ kind: 'ready', route, result })
      show({ kind: 'loading-data', route })
      await loadData(route, fromSite).then((data) => {
        if (controller.signal.aborted) return
        if (data === 'taken-back') return show({ kind: data })
        bringPictures(route, data, services)
        show({ kind: 'ready', route, result: data })
        hydrateAs(view)
      }, failData)
    } catch (error) {
      if (isLate(error)) timesLate += 1
      else timesLost += 1
      const isWithheld = timesLost > 1 && !isLate(error) && (await siteAnswers(match.remote.entry))
      fail(error, reasonOfCode(error, { isOnline: isOnline(), timesLate, isWithheld }))
      // The code of what was taken back for throwing throws here too. Said before: the answer may be long in coming.
      if ((await fromSite) === 'taken-back' && !controller.signal.aborted) show({ kind: 'taken-back' })
    }
  }

  const renew = () => {
    show(viewOf(routeIfHere(registry, match)))
    void loadPage()
  }

  const retry = () => {
    if (view.kind === 'unavailable') renew()
  }

  const refresh = () => {
    if (view.kind !== 'ready' || view.route.changesByItself !== true) return
    const { route } = view
    const before = JSON.stringify(view.result)
    const renewed = loadData(route, askSite()).then((result) =>
      // Who reads a page of what was taken back reads on.
      result === 'taken-back' ? loadData(route, null) : result,
    )
    void renewed.then(
      (result) => {
        const isChanged = result !== 'taken-back' && result.kind === 'found' && JSON.stringify(result) !== before
        if (isChanged && !controller.signal.aborted) show({ kind: 'ready', route, result })
      },
      (error: unknown) => services.log('info', 'A page could not be brought up to date', { page: match.id, error }),
    )
  }

  if (!passive) {
    if (view.kind !== 'ready') void loadPage()
    // Code that came too late for us may still arrive, by its own request or by another page's.
    let hadCode = routeIfHere(registry, match) !== null
    const stop = registry.onArrival(() => {
      const hasCode = routeIfHere(registry, match) !== null
      if (hasCode && !hadCode) retry()
      hadCode = hasCode
    })
    controller.signal.addEventListener('abort', stop)
  }
  return {
    match,
    url,
    get: () => view,
    getInitial: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    awaited: () => awaited,
    staysReadable,
    retry,
    renew,
    refresh,
    abort: () => controller.abort(),
  }
}
