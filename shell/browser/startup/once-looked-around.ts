import { onFirstTouch } from './on-first-touch'

/** The page that the first press leads to comes first; who only looks has seen theirs by then. In milliseconds. */
const AFTER_TOUCH_MS = 5_000
const AFTER_MS = 15_000

/** Calls back once, when a page's own code has long had the line for itself. */
export const onceLookedAround = (callback: () => void): void => {
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    clearTimeout(timer)
    callback()
  }
  const timer = setTimeout(begin, AFTER_MS)
  onFirstTouch(begin, begun.signal, AFTER_TOUCH_MS)
}
