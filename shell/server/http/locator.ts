import type { Context } from 'hono'
import { paths } from '@galo/contracts/site'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import type { Report } from '../report'
import { tracedFetch } from '../telemetry/traced-fetch'
import { SEARCH_PATH } from '../website/restaurants/locator-form'

const TIMEOUT_MS = 5_000

/** What was asked for, to the page that searches: it can say what it doesn't understand. */
const searchFor = (asked: URLSearchParams): string => {
  const search = new URLSearchParams()
  const words = (asked.get('place') ?? asked.get('q') ?? asked.get('location'))?.trim()
  if (words) search.set('q', words)
  for (const name of ['lat', 'lon']) {
    const value = asked.get(name)
    if (value !== null) search.set(name, value)
  }
  return search.size === 0 ? SEARCH_PATH : `${SEARCH_PATH}?${search}`
}

/**
 * Words or a position, made into a place by the platform and sent on from there; the market is the site's own (A14).
 * Where the platform can't say, the words themselves go to the page that searches, which can.
 */
export const convertPlace =
  ({ platformUrl }: Pick<BffConfig, 'platformUrl'>, market: Market, report: Report) =>
  async (context: Context): Promise<Response> => {
    const asked = new URL(context.req.url).searchParams
    const query = new URLSearchParams(asked)
    query.set('market', market)
    try {
      const answer = await tracedFetch(`${platformUrl}${paths.geoConversion}?${query}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const to = answer.headers.get('location')
      if (to !== null && to.startsWith('/') && !to.startsWith('//')) return context.redirect(to, 302)
    } catch (error) {
      report('warning', 'A place could not be converted', { error: String(error) })
    }
    return context.redirect(searchFor(asked), 302)
  }
