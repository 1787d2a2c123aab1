import type { Pages } from '../pages/pages'
import { mayFetchUnasked } from './connection'
import { loadVendorsFor } from './vendors'

/** What a page writes on its likely next: on the link itself, or with an address on what says that it comes to that. */
const PREPARED = 'data-prepare'
/** So many of the pages that one page names are brought unasked. */
const MOST_OF_A_PAGE = 2
/** Data that nobody came for grow old; so long after they came, in milliseconds, they are brought again, and so often at most. */
const RENEW_MS = 30_000
const LOOK_EVERY_MS = 5_000
const MOST_RENEWALS = 3

const addressOf = (element: Element): string | null =>
  element.getAttribute(PREPARED) || (element instanceof HTMLAnchorElement ? element.pathname + element.search : null)

/** Runs `work` once the page has nothing else to do, however often it is asked until then. */
const whenIdle = (work: () => void): (() => void) => {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    requestIdleCallback(() => {
      isWaiting = false
      work()
    })
  }
}

/**
 * Brings what a page names as its likely next (`data-prepare`) once it is seen, the page is loaded and nothing else is to be done;
 * only where the connection is known to be good.
 */
export const prepareInSight = (pages: Pages): void => {
  if (!('requestIdleCallback' in globalThis) || !('IntersectionObserver' in globalThis)) return
  const inSight = new Set<Element>()
  let page = ''
  let brought = new Map<string, { at: number; times: number }>()

  const bring = () => {
    if (page !== location.pathname) brought = new Map()
    page = location.pathname
    if (document.visibilityState !== 'visible' || !mayFetchUnasked()) return
    for (const element of inSight) {
      const address = element.isConnected ? addressOf(element) : null
      if (address === null) continue
      const before = brought.get(address)
      if (before === undefined ? brought.size >= MOST_OF_A_PAGE : performance.now() - before.at < RENEW_MS) continue
      const times = (before?.times ?? -1) + 1
      if (times > MOST_RENEWALS) continue
      brought.set(address, { at: performance.now(), times })
      pages.prepare(address)
      loadVendorsFor(address)
    }
  }
  const bringSoon = whenIdle(bring)
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
    bringSoon()
  })
  const watched = new Set<Element>()
  const look = whenIdle(() => {
    for (const element of watched)
      if (!element.isConnected) {
        seen.unobserve(element)
        watched.delete(element)
        inSight.delete(element)
      }
    for (const element of document.querySelectorAll(`[${PREPARED}]`)) {
      if (watched.has(element)) continue
      watched.add(element)
      seen.observe(element)
    }
    // What is watched already may name another page now.
    bring()
  })
  const begin = () => {
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: [PREPARED] })
    look()
    setInterval(bringSoon, LOOK_EVERY_MS)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
