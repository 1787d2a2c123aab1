import { useEffect } from 'react'
import { useLocation, useNavigationType } from '@galo/navigation'
import type { PageEntry } from './page-entry'
import type { PageView } from './page-view'

/** Where a visit of an address had been scrolled to, by history key. */
const scrollKey = (key: string): string => `galo.scroll.${key}`

const hasArrived = (view: PageView): boolean => view.kind === 'ready' || view.kind === 'unavailable'

/**
 * What a browser does by itself for a full load, done for a soft one: the title, the place on the page and the focus.
 * Forward starts at the top with the focus on the heading, back and forward return to where the customer was.
 */
export const usePageArrival = (entry: PageEntry, view: PageView): void => {
  const { key } = useLocation()
  const type = useNavigationType()
  const arrived = hasArrived(view)

  useEffect(() => {
    if (view.kind === 'ready' && view.result.kind === 'found') document.title = `${view.result.title} · Galo`
  }, [view])

  useEffect(() => {
    if (!arrived) return
    if (type === 'POP') {
      const saved = sessionStorage.getItem(scrollKey(key))
      if (saved !== null) scrollTo({ top: Number(saved), behavior: 'instant' })
    } else {
      scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    // Only when the page arrives: opening a sheet changes the address too, and must not move the customer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [entry, arrived])

  useEffect(() => {
    const save = () => sessionStorage.setItem(scrollKey(key), String(Math.round(scrollY)))
    addEventListener('scrollend', save)
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('scrollend', save)
      removeEventListener('pagehide', save)
    }
  }, [key])
}
