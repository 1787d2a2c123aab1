import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Where the focus goes when what was pressed leaves with what it did: to the first `selector` inside `root`, and only if the focus was in there. Before the
 * basket's title gets it, which is for what leaves nothing behind.
 */
export const useFocusAfter = (root: RefObject<HTMLElement | null>) => {
  const wanted = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null || document.activeElement !== document.body) return
    const next = root.current?.querySelector<HTMLElement>(wanted.current)
    if (next == null) return
    wanted.current = null
    next.focus({ preventScroll: true })
  })
  return async (done: Promise<boolean>, selector: string): Promise<void> => {
    if (root.current?.contains(document.activeElement) === true) wanted.current = selector
    await done
  }
}
