import type { ArrivalType, Location } from '@galo/navigation'
import type { Readings } from '@galo/state'
import type { PageEntry } from './page-entry'

/** A page that is drawn, on screen or not. */
export interface KeptPage {
  readonly id: number
  readonly entry: PageEntry
  readonly location: Location
  readonly type: ArrivalType
  /** What it has drawn of stores; another set has whoever reads them drawn again. */
  readonly readings: Readings
  /** It threw: who comes back to it wants the page, not its failure. */
  readonly isBroken: boolean
}

export interface KeptPages {
  /** What is on screen; `null` at an address that no remote owns. */
  readonly shown: KeptPage | null
  /** What was left and can be returned to as it was, the last first. */
  readonly hidden: readonly KeptPage[]
  /** What the customer is likely to open next, drawn before they do. */
  readonly ahead: KeptPage | null
  readonly lastId: number
}

/** So many pages stay drawn behind the one on screen: there and back again, and one more. */
const MOST_HIDDEN = 2

/** Before the first page. */
export const NO_PAGES: KeptPages = { shown: null, hidden: [], ahead: null, lastId: 0 }

/** A page asks to be kept by its route; what is not whole is not worth it. */
const isWhole = (entry: PageEntry): boolean => {
  const view = entry.get()
  return view.kind === 'ready' && view.route.staysDrawn === true && view.result.kind === 'found'
}

const isWorthKeeping = (page: KeptPage | null): page is KeptPage =>
  page !== null && !page.isBroken && isWhole(page.entry)

const isAt = ({ location }: KeptPage, { pathname, search, hash }: Location): boolean =>
  location.pathname === pathname && location.search === search && location.hash === hash

/** Where a page stands now: the very object where that says the same, so that nobody who reads it is drawn again. */
const placeOf = (page: KeptPage, location: Location): Location =>
  page.location.key === location.key && isAt(page, location) ? page.location : location

/** As it was left. What was read from stores that say something else by now is drawn again, before any effect acts on it. */
const shownAgain = (page: KeptPage, location: Location, type: ArrivalType): KeptPage => {
  const isStale = [...page.readings].some((reading) => reading())
  const readings: Readings = isStale ? new Set() : page.readings
  return { ...page, location: placeOf(page, location), type, readings }
}

const isSamePage = (a: PageEntry, b: PageEntry): boolean => a.match.id === b.match.id && a.url.href === b.url.href

/**
 * The pages after the customer has come to `location`. Back and forward show what was left, as it was left; a link shows a new page.
 * The same object where nothing has changed, so that it may be called while drawing.
 */
export const pagesAt = (
  before: KeptPages,
  entry: PageEntry | null,
  location: Location,
  type: ArrivalType,
): KeptPages => {
  const { shown, hidden, ahead, lastId } = before
  if (shown !== null && entry !== null && isSamePage(shown.entry, entry)) {
    const place = placeOf(shown, location)
    const isUnchanged = shown.entry === entry && shown.location === place && shown.type === type
    return isUnchanged ? before : { ...before, shown: { ...shown, entry, location: place, type } }
  }
  if (shown === null && entry === null) return before
  const left = [shown, ...hidden].filter(isWorthKeeping)
  const isDrawnAhead = type !== 'POP' && ahead !== null && ahead.entry === entry && isAt(ahead, location)
  const there = type === 'POP' ? left.find((page) => page.entry === entry) : isDrawnAhead ? ahead : undefined
  const next: KeptPage | null =
    entry === null
      ? null
      : there
        ? shownAgain(there, location, type)
        : { id: lastId + 1, entry, location, type, readings: new Set(), isBroken: false }
  return {
    shown: next,
    // Of one address the newest: nothing leads to the others any more.
    hidden: left.filter((page) => entry === null || !isSamePage(page.entry, entry)).slice(0, MOST_HIDDEN),
    // Likely for who was on that page.
    ahead: null,
    lastId: Math.max(lastId, next?.id ?? 0),
  }
}

/** The same pages, and one that nobody has opened yet, drawn in the place of another such; as they were when it does not stay drawn. */
export const withAhead = (pages: KeptPages, entry: PageEntry): KeptPages => {
  const { shown, hidden, lastId } = pages
  if (!isWhole(entry) || [shown, ...hidden].some((page) => page?.entry === entry)) return pages
  const { pathname, search, hash } = entry.url
  const location: Location = { pathname, search, hash, state: null, key: 'ahead' }
  const id = lastId + 1
  return {
    ...pages,
    ahead: { id, entry, location, type: 'PUSH', readings: new Set(), isBroken: false },
    lastId: id,
  }
}

/** The same pages; the one of this id has thrown. */
export const withBroken = (pages: KeptPages, id: number): KeptPages =>
  pages.shown?.id === id && !pages.shown.isBroken ? { ...pages, shown: { ...pages.shown, isBroken: true } } : pages
