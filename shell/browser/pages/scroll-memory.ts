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

/**
 * Takes over from the browser, which would scroll before a soft page is there.
 * An address that was typed or followed from elsewhere starts at its top, whatever an earlier visit left; a reload and a return do not.
 */
export const startScrollMemory = (pathname: string, cameBy: string | undefined): void => {
  history.scrollRestoration = 'manual'
  if (cameBy === 'navigate') sessionStorage.removeItem(scrollKey(pathname, LOADED))
}
