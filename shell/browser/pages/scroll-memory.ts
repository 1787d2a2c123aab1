/** The history key of every address that was loaded whole. */
const LOADED = 'default'

const scrollKey = (pathname: string, key: string): string => `galo.scroll.${key} ${pathname}`

/** Remembers how far down a visit of an address was, in pixels. */
export const saveScroll = (pathname: string, key: string, top: number): void =>
  sessionStorage.setItem(scrollKey(pathname, key), String(Math.round(top)))

/** How far down this visit of an address was left; `null` when it is new. */
export const savedScroll = (pathname: string, key: string): number | null => {
  const saved = sessionStorage.getItem(scrollKey(pathname, key))
  return saved === null ? null : Number(saved)
}

/** To where this visit of an address was left. An address that was loaded whole may have been scrolled before its page was alive: it stays. */
export const returnTo = (pathname: string, key: string): void => {
  const top = savedScroll(pathname, key)
  if (top !== null || key !== LOADED) scrollTo({ top: top ?? 0, behavior: 'instant' })
}

/** The router's key of the history entry the browser is at. */
const currentKey = (): string => {
  const state: unknown = history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : LOADED
}

/**
 * Takes over from the browser, which would scroll before a soft page is there.
 * An address that was typed or followed from elsewhere starts at its top, whatever an earlier visit left; a reload and a return do not.
 * A customer may leave before the page is alive, so leaving is remembered from here on and not by the page;
 * who left before even this ran left the place with the browser, which is let finish.
 */
export const startScrollMemory = (pathname: string, cameBy: string | undefined): void => {
  addEventListener('pagehide', () => saveScroll(location.pathname, currentKey(), scrollY))
  if (cameBy === 'navigate') sessionStorage.removeItem(scrollKey(pathname, LOADED))
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  const leftToBrowser = cameBy !== 'navigate' && savedScroll(pathname, currentKey()) === null
  if (leftToBrowser && document.readyState !== 'complete') addEventListener('load', takeOver, { once: true })
  else takeOver()
}
