import { paths, SITE_CLOCK } from '@galo/contracts/site'
import { sitePaths } from '@galo/navigation'
import type { LocatorPlace } from './locator.model'
import { readAnswer, type ReadableData } from './read-answer'

/** A line that holds an answer back longer, in milliseconds, is not worth waiting for. */
const PATIENCE_MS = 10_000

/** Words, or a position of the device's. */
export interface Wanted {
  readonly query: string
  readonly latitude?: number
  readonly longitude?: number
}

/** What the site says, and which site said it: the one of the market, whichever was asked. */
export type Answer =
  | { readonly kind: 'answered'; readonly data: ReadableData; readonly site: string; readonly now: number }
  | { readonly kind: 'unanswered' }

/** Where the same search is on the site itself. */
export const searchOn = (site: string, { fulfilment }: LocatorPlace, wanted: Wanted): string =>
  new URL(sitePaths.searchResults({ ...wanted, fulfilment }), site).href

/**
 * Asks the site for what its own page of results shows. Without cookies: everybody is answered alike. Rejects only when `signal` says so; what the network
 * or the site can do is `unanswered`.
 */
export const findRestaurants = async (place: LocatorPlace, wanted: Wanted, signal: AbortSignal): Promise<Answer> => {
  const { origin, market, fulfilment } = place
  const asked = new URLSearchParams({ href: sitePaths.searchResults({ ...wanted, fulfilment }), market })
  try {
    const answer = await fetch(`${origin}${paths.site.pageData}?${asked}`, {
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    const data = answer.status === 200 ? readAnswer(await answer.json()) : null
    const now = Number(answer.headers.get(SITE_CLOCK))
    if (data === null || !(now > 0)) return { kind: 'unanswered' }
    return { kind: 'answered', data, site: new URL(answer.url).origin, now }
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'unanswered' }
  }
}
