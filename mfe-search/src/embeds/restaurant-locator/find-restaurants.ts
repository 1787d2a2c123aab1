import { paths } from '@galo/contracts/site'
import { sitePaths } from '@galo/navigation'
import type { ResultsData } from '../../pages/results/results-data'
import type { LocatorPlace } from './locator.model'

/** A line that holds an answer back longer, in milliseconds, is not worth waiting for. */
const PATIENCE_MS = 10_000

/** Said in an answer for other origins: the site's clock, in milliseconds since the epoch. */
const CLOCK = 'x-galo-now'

/** Words, or a position of the device's. */
export interface Wanted {
  readonly query: string
  readonly latitude?: number
  readonly longitude?: number
}

/** What the site says, and which site said it: the one of the market, whichever was asked. */
export type Answer =
  | { readonly kind: 'answered'; readonly data: ResultsData; readonly site: string; readonly now: number }
  | { readonly kind: 'unanswered' }

/** Where the same search is on the site itself. */
export const searchOn = (site: string, { fulfilment }: LocatorPlace, wanted: Wanted): string =>
  new URL(sitePaths.searchResults({ ...wanted, fulfilment }), site).href

const TEXTS = ['id', 'slug', 'name', 'streetAddress', 'city', 'postcode'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isRestaurant = (value: unknown): boolean =>
  isRecord(value) &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  typeof value['distanceMiles'] === 'number' &&
  isRecord(value['channel']) &&
  Array.isArray(value['channel']['reasons'])

/**
 * A page may have had this script for days, and the answer is from the release of today: what can't be read is no answer. Only what is shown
 * is looked at.
 */
const readData = (result: unknown): ResultsData | null => {
  const data = isRecord(result) && result['kind'] === 'found' ? result['data'] : null
  if (!isRecord(data)) return null
  const { kind } = data
  const isReadable =
    kind === 'found'
      ? isRecord(data['place']) && Array.isArray(data['results']) && data['results'].every(isRestaurant)
      : kind === 'refused' || kind === 'elsewhere'
  return isReadable ? (data as unknown as ResultsData) : null
}

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
    const data = answer.status === 200 ? readData(await answer.json()) : null
    const now = Number(answer.headers.get(CLOCK))
    if (data === null || !(now > 0)) return { kind: 'unanswered' }
    return { kind: 'answered', data, site: new URL(answer.url).origin, now }
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'unanswered' }
  }
}
