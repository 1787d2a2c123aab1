import type { Market } from '@galo/domain'
import { sitePaths } from '@galo/navigation'
import { DOORS } from './doors'

/** Pages that are there in both markets, at the same address. */
const TWINS = /^\/(?:order\/search|profile|card\/.+)$/

/** What became of a session, which is one site's own. */
const OF_A_SESSION: readonly string[] = [DOORS.sessionRequired, DOORS.signedOut, '/card/auth/interaction-required']

/**
 * The other market's page for what is looked at here: the same page where there is one, a search for the same words, else the start.
 * A place does not go along: the other market has its own. Nor does a basket or an order.
 */
export const twinPage = (pathname: string, search: string): string => {
  if (TWINS.test(pathname) && !OF_A_SESSION.includes(pathname)) return pathname
  const words = new URLSearchParams(search).get('q')
  if (words !== null && pathname === sitePaths.searchResults({ query: '' }).split('?')[0])
    return sitePaths.searchResults({ query: words })
  return sitePaths.search()
}

interface Site {
  readonly market: Market
  readonly siteUrls: Readonly<Record<Market, string>>
}

/** Its whole address: another site, so a full load. */
export const twinUrl = ({ market, siteUrls }: Site, pathname: string, search: string): string =>
  siteUrls[market === 'UK' ? 'IE' : 'UK'] + twinPage(pathname, search)
