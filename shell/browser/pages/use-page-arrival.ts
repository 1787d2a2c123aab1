import { useEffect } from 'react'
import { useLocation, useNavigationType } from '@galo/navigation'
import { useWords } from '@galo/words'
import { focusHeading, pressedHere, rememberPress, returnFocus } from './arrival-focus'
import type { PageView } from './page-view'
import { onScrollEnd } from './on-scroll-end'
import { goTo, isCurrent, returnTo, saveScroll } from './scroll-memory'
import { TITLE_WORDS, type TitleWords } from '../../shared/title.words'

/** `nowhere`: an address that no remote owns. */
type Arriving = PageView | { readonly kind: 'nowhere' }

/** `null` while nobody knows yet. */
const titleOf = (view: Arriving, words: TitleWords): string | null => {
  if (view.kind === 'nowhere') return words.notFound
  if (view.kind === 'unavailable') return words.site
  if (view.kind !== 'ready' || view.result.kind === 'redirect') return null
  return view.result.kind === 'not-found' ? words.notFound : words.of(view.result.title)
}

/** The part of the page that the address ends with, if it is there. Our parts have plain names; a name that was encoded is nobody's. */
const partCalled = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(hash.slice(1)) : null

/** How far down each page of this document was when it was last told, in pixels: one whose release gave way arrives a second time. */
const tops = new WeakMap<object, number>()

const keepPlace = (page: object, pathname: string, key: string): void => {
  saveScroll(pathname, key, scrollY)
  tops.set(page, scrollY)
}

/**
 * What a browser does by itself for a full load, done for a soft one: the title, the place on the page and the focus.
 * Forward starts at the top with the focus on the heading, at the part the address names, or on what led to the same page; back and forward return to where
 * the customer was, and to what they pressed there.
 * `page` tells one arrival from the next.
 */
export const usePageArrival = (page: object, view: Arriving): void => {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const title = titleOf(view, useWords(TITLE_WORDS))
  const arrived = title !== null

  useEffect(() => {
    if (title !== null) document.title = title
  }, [page, title])

  useEffect(() => {
    if (!arrived) return
    let stopWaiting: () => void
    const part = partCalled(hash)
    const top = tops.get(page)
    if (type === 'POP') {
      // A document that was loaded whole goes to its part by itself, unless the part has come only now.
      if (!returnTo(pathname, key) && scrollY === 0) part?.scrollIntoView({ behavior: 'instant' })
      stopWaiting = returnFocus(pathname, key)
    } else if (top !== undefined) {
      goTo(top)
      stopWaiting = document.activeElement === document.body ? focusHeading() : () => {}
    } else {
      goTo(0)
      const same = pressedHere(pathname)
      rememberPress(pathname, key, null)
      stopWaiting = focusHeading(part?.querySelector<HTMLElement>('h2') ?? same)
      part?.scrollIntoView({ behavior: 'instant' })
    }
    keepPlace(page, pathname, key)
    return stopWaiting
    // Only when the page arrives: opening a sheet changes the address too, and must not move the customer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page, arrived])

  useEffect(() => {
    const save = () => {
      // The page that takes its place may be shorter already, and so is one that has yet to arrive: the browser scrolls it.
      if (arrived && isCurrent(pathname, key)) keepPlace(page, pathname, key)
    }
    const stopListening = onScrollEnd(save)
    // A click may be a hop, after which the place is gone; and it may come before a scroll has come to its end.
    const press = ({ target }: Event) => {
      // Only for what can lead away: to ask how far down the page is makes the browser lay it out before it answers.
      if (target instanceof Element && (target.matches('form') || target.closest('a, button') !== null)) save()
      rememberPress(pathname, key, target)
    }
    addEventListener('click', press, true)
    addEventListener('submit', press, true)
    return () => {
      stopListening()
      removeEventListener('click', press, true)
      removeEventListener('submit', press, true)
    }
  }, [page, pathname, key, arrived])
}
