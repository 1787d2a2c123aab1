import type { ArrivalType, Location } from '@galo/navigation'
import type { PageEntry } from './page-entry'

/** A page that is drawn, on screen or not. */
export interface KeptPage {
  readonly id: number
  readonly entry: PageEntry
  readonly location: Location
  readonly type: ArrivalType
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
    const isUnchanged = shown.entry === entry && shown.location === location && shown.type === type
    return isUnchanged ? before : { ...before, shown: { ...shown, entry, location, type } }
  }
  if (shown === null && entry === null) return before
  const left = [shown, ...hidden].filter(isWorthKeeping)
  const isDrawnAhead = type !== 'POP' && ahead !== null && ahead.entry === entry && isAt(ahead, location)
  const there = type === 'POP' ? left.find((page) => page.entry === entry) : isDrawnAhead ? ahead : undefined
  const next =
    entry === null
      ? null
      : there
        ? // Drawn once more: it heard nothing while it was hidden, and its effects would act on what was so when it was left.
          { ...there, location, type }
        : { id: lastId + 1, entry, location, type, isBroken: false }
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
  return { ...pages, ahead: { id, entry, location, type: 'PUSH', isBroken: false }, lastId: id }
}

/** The same pages; the one of this id has thrown. */
export const withBroken = (pages: KeptPages, id: number): KeptPages =>
  pages.shown?.id === id && !pages.shown.isBroken ? { ...pages, shown: { ...pages.shown, isBroken: true } } : pages
