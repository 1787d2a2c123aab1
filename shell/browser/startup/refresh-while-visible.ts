import type { Pages } from '../pages/pages'

/** How often it is asked whether what is looked at has grown old, in milliseconds. */
const EVERY_MS = 5_000

/** Keeps what is on screen true: while somebody looks at it, and at once when they come back to it or the line does. */
export const refreshWhileVisible = (pages: Pages): void => {
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) pages.refresh()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  addEventListener('online', look)
  setInterval(look, EVERY_MS)
}
