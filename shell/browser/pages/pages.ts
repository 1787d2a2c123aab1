import type { Services } from '@galo/services'
import type { RemoteRegistry } from '../remotes/remote-registry'
import type { Visit } from '../../shared/visit'
import type { FetchPageData } from './fetch-page-data'
import { matchPage, type PageMatch } from '../../shared/match-page'
import { createPageEntry, routeIfHere, type PageEntry } from './page-entry'

/** The pages of this visit, by address. */
export interface Pages {
  /**
   * The page at an address, or `null` where no remote owns it. Idempotent for the same visit of an address (`key`), so it may be called while rendering.
   * `again` reuses what was there before, whatever its age: back and forward show what the customer left.
   */
  open(href: string, key: string, again: boolean): PageEntry | null
  /** Brings code and data of a link's target, if it is a page of ours that isn't here yet. */
  prefetch(href: string): void
  /** Brings up to date what is on screen, unless that came just now. */
  refresh(): void
}

export interface PagesOptions {
  readonly visit: Visit
  readonly origin: string
  /** The address the document was asked for. */
  readonly firstHref: string
  readonly registry: RemoteRegistry
  readonly services: Services
  readonly fetchPageData: FetchPageData
  readonly isOnline?: () => boolean
  readonly siteAnswers?: (path: string) => Promise<boolean>
  /** On the server: show what arrived and fetch nothing. */
  readonly passive?: boolean
}

/** Data brought ahead, or left by a click just now, are new enough for so long, in milliseconds. */
const FRESH_MS = 30_000
const MOST_KEPT = 20

interface Kept {
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
  isOnline,
  siteAnswers,
  passive = false,
}: PagesOptions): Pages => {
  /** The one that was shown longest ago first. */
  const kept = new Set<Kept>()
  let onScreen: Kept | null = null
  let opened = false

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

  const find = (url: URL, match: PageMatch, key: string | null): Kept | undefined => {
    const address = addressOf(url, match)
    const same = [...kept].filter(({ entry }) => addressOf(entry.url, entry.match) === address)
    return same.find((there) => there.key === key) ?? same.at(-1)
  }

  const drop = (there: Kept | undefined) => {
    if (there === undefined) return
    kept.delete(there)
    there.entry.abort()
  }

  const keep = (entry: PageEntry, href: string, key: string | null): Kept => {
    const made: Kept = { entry, at: services.clock.now(), key, href }
    kept.add(made)
    if (kept.size > MOST_KEPT) drop([...kept].find((there) => there !== onScreen && there !== made))
    return made
  }

  const isReusable = (there: Kept, href: string, key: string, again: boolean): boolean => {
    // Coming to a page that failed before is a wish to see it, not its failure: by a link as by going back.
    if (there.entry.get().kind === 'unavailable') return there === onScreen && there.key === key
    if (there.key === key) return true
    const isSamePageElsewhere = there === onScreen && there.href !== href
    return again || isSamePageElsewhere || services.clock.now() - there.at < FRESH_MS
  }

  const optionsOf = (url: URL, match: PageMatch) => ({
    match,
    url,
    registry,
    services,
    fetchPageData,
    isOnline,
    siteAnswers,
    passive,
  })

  return {
    open(href, key, again) {
      const url = new URL(href, origin)
      const match = matchPage(url.pathname, visit.remotes)
      const isFirst = !opened && href === firstHref
      opened = true
      if (match === null) {
        onScreen = null
        return null
      }
      let there = find(url, match, key)
      if (there === undefined || isFirst || !isReusable(there, href, key, again)) {
        drop(there)
        const arrived = isFirst ? { arrived: { rendered: visit.rendered, result: visit.result } } : {}
        there = keep(createPageEntry({ ...optionsOf(url, match), ...arrived }), href, key)
      }
      Object.assign(there, { key, href })
      kept.delete(there)
      kept.add(there)
      onScreen = there
      return there.entry
    },
    prefetch(href) {
      const url = new URL(href, origin)
      // What came with the document is not fetched a second time, however early somebody points at a link to it.
      if (url.origin !== origin || (!opened && href === firstHref)) return
      const match = matchPage(url.pathname, visit.remotes)
      if (match === null) return
      const there = find(url, match, null)
      if (there !== undefined && (there === onScreen || there.entry.get().kind !== 'unavailable')) return
      drop(there)
      keep(createPageEntry(optionsOf(url, match)), href, null)
    },
    refresh() {
      if (onScreen === null || services.clock.now() - onScreen.at < FRESH_MS) return
      onScreen.at = services.clock.now()
      onScreen.entry.refresh()
    },
  }
}
