import { LOADED, PLACED, SCROLL_PREFIX } from '../../shared/scroll-names'

const scrollKey = (pathname: string, key: string): string => `${SCROLL_PREFIX}${key} ${pathname}`

/** A storage that is full or forbidden costs the place on the page, never the page. */
const unlessForbidden = <T>(ask: () => T): T | null => {
  try {
    return ask()
  } catch {
    return null
  }
}

/** Remembers how far down a visit of an address was, in pixels. */
export const saveScroll = (pathname: string, key: string, top: number): void =>
  void unlessForbidden(() => sessionStorage.setItem(scrollKey(pathname, key), String(Math.round(top))))

/** How far down this visit of an address was left; `null` when it is new. */
export const savedScroll = (pathname: string, key: string): number | null => {
  const saved = unlessForbidden(() => sessionStorage.getItem(scrollKey(pathname, key)))
  return saved === null ? null : Number(saved)
}

/** A document was loaded whole, and its page has yet to arrive. */
let isWhole = false

/** Nobody has scrolled since the document was put where it is: at its top, or as far down as it went before it was finished. */
const isUntouched = (): boolean => scrollY === 0 || document.documentElement.dataset[PLACED] === String(scrollY)

/**
 * To a place on the page. What is laid out only when it comes near is taken for as high as it usually is, so that a place further down would be
 * another: then the page is laid out whole. Its top needs nothing of what stands below.
 */
export const goTo = (top: number): void => {
  const root = document.documentElement.dataset
  if (top > 0) root[PLACED] ??= ''
  else delete root[PLACED]
  scrollTo({ top, behavior: 'instant' })
}

/**
 * To where this visit of an address was left. A document that was loaded whole has been put there already, as far as it could be,
 * and since then the customer may have scrolled on: then it stays. `false` when nobody has been here before.
 */
export const returnTo = (pathname: string, key: string): boolean => {
  const mayMove = !isWhole || isUntouched()
  isWhole = false
  const top = savedScroll(pathname, key) ?? (key === LOADED ? null : 0)
  if (mayMove && top !== null) goTo(top)
  return top !== null
}

/** The router's key of the history entry the browser is at. */
const currentKey = (): string => {
  const state: unknown = history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : LOADED
}

/** Whether this visit of an address is still where the browser is: a hop changes the address before it changes the page. */
export const isCurrent = (pathname: string, key: string): boolean =>
  location.pathname === pathname && currentKey() === key

/**
 * Takes over from the browser, which would scroll before a soft page is there.
 * An address that was typed or followed from elsewhere starts at its top, whatever an earlier visit left; a reload and a return do not.
 */
export const startScrollMemory = (pathname: string, cameBy: string | undefined): void => {
  history.scrollRestoration = 'manual'
  isWhole = true
  if (cameBy === 'navigate') unlessForbidden(() => sessionStorage.removeItem(scrollKey(pathname, LOADED)))
}
