import { sitePaths } from '@galo/navigation'
import type { Pages } from '../pages/pages'
import { bringVendors } from '../remotes/on-demand'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** A person who pays by the megabyte, or waits for each, decides alone what is fetched. */
const mayPrefetch = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && !['slow-2g', '2g'].includes(connection?.effectiveType ?? '')

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null

/** Brings code and data of what a link leads to when it is touched, pointed at or focused: by the click they are often here. */
export const prefetchLinks = (pages: Pages): void => {
  const bring = ({ target }: Event) => {
    const link = linkOf(target)
    if (link === null || !mayPrefetch((navigator as { connection?: Connection }).connection)) return
    pages.prefetch(link.pathname + link.search)
    // The card form comes with a package of its own; a failure shows, and is mended, where it is used.
    if (link.pathname === sitePaths.checkout()) void bringVendors().catch(() => {})
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, bring, { passive: true })
}
