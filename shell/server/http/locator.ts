import type { Context, MiddlewareHandler } from 'hono'
import { paths } from '@galo/contracts/site'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import type { Report } from '../report'
import { tracedFetch } from '../telemetry/traced-fetch'
import { withoutEnd } from './spelling'

const TIMEOUT_MS = 5_000
const RESULTS = '/order/search/results'

const SEARCH = '/order/search'

const resultsFor = (given: URLSearchParams): string => {
  const search = new URLSearchParams()
  const words = (given.get('q') ?? given.get('place') ?? given.get('location'))?.trim() || null
  // Neither words nor a position: the page that asks for them.
  if (words === null && !(given.has('lat') && given.has('lon'))) return SEARCH
  if (words !== null) search.set('q', words)
  for (const name of ['lat', 'lon']) {
    const value = given.get(name)
    if (value !== null) search.set(name, value)
  }
  search.set('fulfilment', 'collection')
  return `${RESULTS}?${search}`
}

const FORMS = new Set(['/restaurants/search', '/order/restaurants/search'])

/** A locator form of the website asks `restaurants/search`, in whatever spelling; the answer is the page of results (A14). */
export const showResults: MiddlewareHandler = async (context, next) => {
  const { pathname, searchParams } = new URL(context.req.url)
  return FORMS.has(withoutEnd(pathname).toLowerCase()) ? context.redirect(resultsFor(searchParams), 302) : next()
}

/**
 * Words or a position, made into a place by the platform and sent on from there; the market is the site's own (A14).
 * Where the platform can't say, the words themselves go to the page of results, which can.
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
    return context.redirect(resultsFor(asked), 302)
  }
