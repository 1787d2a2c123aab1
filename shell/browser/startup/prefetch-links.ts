import { sitePaths } from '@galo/navigation'
import type { Pages } from '../pages/pages'
import { loadVendors } from '../remotes/on-demand'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Not on a slow connection, nor for whoever asked to save data. */
const mayPrefetch = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && !['slow-2g', '2g'].includes(connection?.effectiveType ?? '')

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null

/** Loads code and data of a link's target when it is touched, pointed at or focused: by the click they have often arrived. */
export const prefetchLinks = (pages: Pages): void => {
  const prefetch = ({ target }: Event) => {
    const link = linkOf(target)
    if (link === null || !mayPrefetch((navigator as { connection?: Connection }).connection)) return
    pages.prefetch(link.pathname + link.search)
    // The card form has a package of its own; a failure is shown, and can be retried, where it is used.
    if (link.pathname === sitePaths.checkout()) void loadVendors().catch(() => {})
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true })
}
