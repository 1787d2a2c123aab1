import type { Contact, PageRoute } from '@galo/navigation'
import type { Services } from '@galo/services'
import type { State } from '@galo/state'
import { pageFrom } from '../remotes/default-export'
import type { RemoteRegistry } from '../remotes/remote-registry'
import type { DrawnVisit } from '../../shared/visit'
import type { FetchPageData } from './fetch-page-data'
import { exposedOf, matchPage, type PageMatch } from '../../shared/match-page'
import { createPageEntry, routeIfHere, type PageEntry } from './page-entry'
import { askAhead } from './route-hooks'

/** The pages of this visit, by address. */
export interface Pages {
  /**
   * The page at an address, or `null` where no remote owns it. Idempotent for the same visit of an address (`key`), so it may be called while rendering.
   * `again` reuses what was there before, whatever its age: back and forward show what the customer left.
   */
  open(href: string, key: string, again: boolean): PageEntry | null
  /**
   * Loads code and data of a link's target, if it is a page of ours that is not in the cache yet. Only so many at once, the newest;
   * what has not come by the time the customer goes somewhere else is given up.
   */
  prefetch(href: string): void
  /** Loads the code of a page whose data depend on what is not known yet. */
  prefetchCode(href: string): void
  /** The same for who has touched nothing yet: the code, and of the data only what is the same for everybody. */
  prepare(href: string): void
  /** Tells of what was prepared and is here whole, and nobody has opened, until it is stopped. */
  followPrepared(tell: (entry: PageEntry) => void): () => void
  /** Tells whom the page on screen says to ring, now and whenever that changes, until it is stopped. */
  followContact(tell: (contact: Contact | undefined) => void): () => void
  /** Loads the data of the page on screen again, unless they have just arrived. */
  refresh(): void
}

export interface PagesOptions {
  readonly visit: DrawnVisit
  readonly origin: string
  /** The address the document was asked for. */
  readonly firstHref: string
  readonly registry: RemoteRegistry
  readonly services: Services
  readonly fetchPageData: FetchPageData
  /** What pages that ask ahead read; without it none does. */
  readonly state?: Pick<State, 'read'>
  readonly isOnline?: () => boolean
  readonly siteAnswers?: (path: string) => Promise<boolean>
  /** On the server: show what arrived and fetch nothing. */
  readonly passive?: boolean
}

/** How long data that were prefetched, or left by a click, count as fresh, in milliseconds. */
const FRESH_MS = 30_000
const CACHE_LIMIT = 20
/** So many pages that nobody has opened load at once: the one that is touched now, and the one before it. */
const MOST_AHEAD = 2

interface CachedEntry {
  readonly entry: PageEntry
  /** When its data were asked for last. */
  at: number
  key: string | null
  /** The address it was opened by last; the part that its data do not depend on may have changed since. */
  href: string
}

export const createPages = ({
  visit,
  origin,
  firstHref,
  registry,
  services,
  fetchPageData,
  state,
  isOnline,
  siteAnswers,
  passive = false,
}: PagesOptions): Pages => {
  /** In the order they were last shown, the oldest first. */
  const cache = new Set<CachedEntry>()
  let onScreen: CachedEntry | null = null
  let opened = false
  let tellPrepared = (_entry: PageEntry): void => {}

  const lookUp = (href: string): { readonly url: URL; readonly match: PageMatch | null } => {
    const url = new URL(href, origin)
    return { url, match: url.origin === origin ? matchPage(url.pathname, visit.remotes) : null }
  }

  /**
   * Addresses that show the same data share an entry: a page says by `dataKey` which part of its address counts.
   * Asked anew each time, because an entry is there before the code that says so.
   */
  const addressOf = (url: URL, match: PageMatch): string => {
    const dataKey = routeIfHere(registry, match)?.dataKey
    try {
      return `${url.pathname}${dataKey === undefined ? url.search : `?${dataKey(url)}`}`
    } catch {
      return `${url.pathname}${url.search}`
    }
  }

  const find = (url: URL, match: PageMatch, key: string | null): CachedEntry | undefined => {
    const address = addressOf(url, match)
    const same = [...cache].filter(({ entry }) => addressOf(entry.url, entry.match) === address)
    return same.find((cached) => cached.key === key) ?? same.at(-1)
  }

  const evict = (cached: CachedEntry | undefined) => {
    if (cached === undefined) return
    cache.delete(cached)
    cached.entry.abort()
  }

  const addToCache = (entry: PageEntry, href: string, key: string | null): CachedEntry => {
    const added: CachedEntry = { entry, at: services.clock.now(), key, href }
    cache.add(added)
    if (cache.size > CACHE_LIMIT) evict([...cache].find((cached) => cached !== onScreen && cached !== added))
    return added
  }

  const isReusable = (cached: CachedEntry, href: string, key: string, again: boolean): boolean => {
    // Whoever comes back to a page that failed wants the page, not its failure: it is loaded again.
    if (cached.entry.get().kind === 'unavailable') return cached === onScreen && cached.key === key
    if (cached.key === key) return true
    const isSamePageElsewhere = cached === onScreen && cached.href !== href
    return again || isSamePageElsewhere || isFresh(cached)
  }

  const isFresh = ({ at }: CachedEntry): boolean => services.clock.now() - at < FRESH_MS

  /** Those that nobody has opened, and that have yet to come; the oldest first. */
  const onTheirWay = (): CachedEntry[] =>
    [...cache].filter(({ key, entry }) => key === null && entry.get().kind.startsWith('loading'))

  const optionsOf = (url: URL, match: PageMatch) => ({
    match,
    url,
    registry,
    services,
    fetchPageData,
    state,
    isOnline,
    siteAnswers,
    passive,
  })

  const prefetch = (href: string) => {
    const { url, match } = lookUp(href)
    // What came with the document is not fetched a second time, however early somebody points at a link to it.
    if (match === null || (!opened && href === firstHref)) return
    const cached = find(url, match, null)
    if (cached !== undefined) {
      const isUsable = cached.entry.get().kind !== 'unavailable' && isFresh(cached)
      if (cached === onScreen || isUsable) return
      // What was opened is still there to go back to.
      if (cached.key === null) evict(cached)
    }
    for (const older of onTheirWay().slice(0, 1 - MOST_AHEAD)) evict(older)
    addToCache(createPageEntry(optionsOf(url, match)), href, null)
  }

  const prepareWhole = (href: string, match: PageMatch) => {
    prefetch(href)
    const cached = find(new URL(href, origin), match, null)
    const look = () => {
      if (cached?.key !== null || cached.entry.get().kind !== 'ready') return
      stop?.()
      tellPrepared(cached.entry)
    }
    const stop = cached?.entry.subscribe(look)
    look()
  }

  /** Resolves with the page's code, or `null`: a failure is reported by the registry, and shown where the page is opened. */
  const bringCode = async (match: PageMatch): Promise<PageRoute | null> => {
    try {
      return pageFrom(await registry.load(match.remote, exposedOf(match)), match.id)
    } catch {
      return null
    }
  }

  return {
    open(href, key, again) {
      const { url, match } = lookUp(href)
      const isFirst = !opened && href === firstHref
      opened = true
      if (match === null) {
        onScreen = null
        return null
      }
      let cached = find(url, match, key)
      if (cached === undefined || isFirst || !isReusable(cached, href, key, again)) {
        evict(cached)
        const arrived = isFirst ? { rendered: visit.rendered, result: visit.result } : undefined
        cached = addToCache(createPageEntry({ ...optionsOf(url, match), arrived, isOpened: true }), href, key)
      }
      Object.assign(cached, { key, href })
      cache.delete(cached)
      cache.add(cached)
      if (onScreen !== cached) onTheirWay().forEach(evict)
      onScreen = cached
      return cached.entry
    },
    prefetch,
    prefetchCode(href) {
      const { match } = lookUp(href)
      if (match !== null) void bringCode(match)
    },
    prepare(href) {
      const { match } = lookUp(href)
      if (match?.data === 'site') prepareWhole(href, match)
      else if (match !== null)
        void bringCode(match).then((route) => route !== null && askAhead(route, { services, state, params: null }))
    },
    followPrepared(tell) {
      tellPrepared = tell
      return () => (tellPrepared = () => {})
    },
    followContact(tell) {
      const entry = onScreen?.entry
      const look = () => {
        const view = entry?.get()
        tell(view?.kind === 'ready' && view.result.kind === 'found' ? view.result.contact : undefined)
      }
      look()
      return entry?.subscribe(look) ?? (() => {})
    },
    refresh() {
      if (onScreen === null || services.clock.now() - onScreen.at < FRESH_MS) return
      onScreen.at = services.clock.now()
      onScreen.entry.refresh()
    },
  }
}
