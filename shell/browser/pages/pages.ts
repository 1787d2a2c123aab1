import type { Services } from '@galo/services'
import type { RemoteRegistry } from '../remotes/remote-registry'
import type { Visit } from '../startup/visit'
import { matchPage } from './match-page'
import { createPageEntry, type PageEntry } from './page-entry'

/** The pages of this visit, by address. */
export interface Pages {
  /**
   * The page at an address, or `null` where no remote owns it. Idempotent for the same visit of an address (`key`), so it may be called while rendering.
   * `again` reuses what was there before, whatever its age: back and forward show what the customer left.
   */
  open(href: string, key: string, again: boolean): PageEntry | null
  /** Brings code and data of a link's target, if it is a page of ours that isn't here yet. */
  prefetch(href: string): void
}

export interface PagesOptions {
  readonly visit: Visit
  readonly origin: string
  /** The address the document was asked for. */
  readonly firstHref: string
  readonly registry: RemoteRegistry
  readonly services: Services
  /** On the server: show what arrived and fetch nothing. */
  readonly passive?: boolean
}

/** Data brought ahead, or left by a click just now, are new enough for so long, in milliseconds. */
const FRESH_MS = 30_000
const MOST_KEPT = 20

interface Kept {
  readonly entry: PageEntry
  readonly at: number
  key: string | null
}

export const createPages = ({ visit, origin, firstHref, registry, services, passive = false }: PagesOptions): Pages => {
  const kept = new Map<string, Kept>()

  const create = (url: URL, first: boolean): PageEntry | null => {
    const match = matchPage(url.pathname, visit.remotes)
    if (match === null) return null
    return createPageEntry({
      match,
      url,
      registry,
      services,
      passive,
      ...(first ? { arrived: { rendered: visit.rendered, result: visit.result } } : {}),
    })
  }

  /** Addresses that show the same data share an entry: a page says by `dataKey` which part of its address counts. */
  const addressOf = (url: URL): string => {
    const match = matchPage(url.pathname, visit.remotes)
    const known =
      match === null ? undefined : [...kept.values()].find(({ entry }) => entry.match.id === match.id)?.entry.get()
    const dataKey = known !== undefined && 'route' in known ? known.route.dataKey : undefined
    return `${url.pathname}${dataKey === undefined ? url.search : `?${dataKey(url)}`}`
  }

  const keep = (address: string, entry: PageEntry, key: string | null): Kept => {
    const made = { entry, at: services.clock.now(), key }
    kept.delete(address)
    kept.set(address, made)
    const oldest = kept.keys().next()
    if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value)
    return made
  }

  return {
    open(href, key, again) {
      const url = new URL(href, origin)
      const address = addressOf(url)
      const there = kept.get(address)
      const fresh = there !== undefined && services.clock.now() - there.at < FRESH_MS
      if (there !== undefined && (there.key === key || again || fresh)) {
        there.key = key
        return there.entry
      }
      const entry = create(url, kept.size === 0 && href === firstHref)
      if (entry === null) return null
      return keep(address, entry, key).entry
    },
    prefetch(href) {
      const url = new URL(href, origin)
      if (url.origin !== origin || kept.has(addressOf(url))) return
      const entry = create(url, false)
      if (entry !== null) keep(addressOf(url), entry, null)
    },
  }
}
