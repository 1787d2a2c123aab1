import type { Pages } from '../pages/pages'
import { mayFetchTouched } from './connection'
import { prepareInSight } from './prepare-in-sight'
import { loadVendorsFor } from './vendors'

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null

/** The form that somebody is at, where it leads to a page. */
const formOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest('form[action^="/"]')?.getAttribute('action')) || null

/** A pointer or the focus that only passes does not stay for so long, in milliseconds. */
const REST_MS = 65
/** So many links of a page are fetched because somebody points at them; fifty cards are not fifty menus. */
const MOST_POINTED_AT = 6

/**
 * Loads code and data of a link's target when it is pressed, and when pointer or focus rests on it: by the click they have often arrived.
 * Where a form leads to, its code is brought by who touches the form; the data depend on what is typed.
 * What a page names as its likely next is loaded when it is seen.
 */
export const prefetchLinks = (pages: Pages): void => {
  let page = location.pathname
  let pointedAt = new Set<string>()
  let resting: ReturnType<typeof setTimeout> | undefined

  const fetchTarget = ({ pathname, search }: HTMLAnchorElement) => {
    if (!mayFetchTouched()) return
    pages.prefetch(pathname + search)
    loadVendorsFor(pathname)
  }
  const press = ({ target }: Event) => {
    const link = linkOf(target)
    if (link !== null) fetchTarget(link)
  }
  const enterForm = ({ target }: Event) => {
    const action = formOf(target)
    if (action !== null && mayFetchTouched()) pages.prefetchCode(action)
  }
  const point = ({ target }: Event) => {
    clearTimeout(resting)
    const link = linkOf(target)
    if (link === null) return
    resting = setTimeout(() => {
      if (page !== location.pathname) pointedAt = new Set()
      page = location.pathname
      if (!pointedAt.has(link.href) && pointedAt.size >= MOST_POINTED_AT) return
      pointedAt.add(link.href)
      fetchTarget(link)
    }, REST_MS)
  }
  for (const event of ['pointerdown', 'touchstart']) document.addEventListener(event, press, { passive: true })
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, point, { passive: true })
  for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, enterForm, { passive: true })
  prepareInSight(pages)
}
