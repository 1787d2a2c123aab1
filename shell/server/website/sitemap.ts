import type { Context } from 'hono'
import { filterRestaurants } from '@galo/contracts/restaurants'
import { MARKETS, type Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { askPublic } from '../public-data/ask-public'
import type { PlatformData } from '../public-data/platform-data'
import type { Report } from '../report'
import { allTopics, HELP_PATH } from './help/help-topics'
import { websitePages } from './pages'
import { LIST_PATH } from './restaurants/list-pages'
import { SEARCH_PATH } from './restaurants/locator-form'
import { townsOf } from './restaurants/towns.model'

export const SITEMAP_PATH = '/sitemap.xml'

interface SitemapOptions {
  readonly config: Pick<BffConfig, 'siteUrls' | 'developmentToken'>
  readonly platformData: Pick<PlatformData, 'forPage'>
  readonly report: Report
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const written = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** Every page of the site that may be found: the website's, those of restaurants and their towns, and the menus. */
export const serveSitemap = (
  { config, platformData, report }: SitemapOptions,
  market: Market,
): ((context: Context) => Promise<Response>) => {
  const { siteUrls, developmentToken } = config
  const ask = askPublic({ platformData, developmentToken })
  const alone = [
    '/order/search',
    ...websitePages(market).map(({ path }) => path),
    HELP_PATH,
    ...allTopics().map(({ path }) => path),
    LIST_PATH,
    SEARCH_PATH,
  ]
  return async (context) => {
    try {
      const { items } = await ask(filterRestaurants, { variables: { country: MARKETS[market].countryCode } })
      const paths = [
        ...alone,
        ...townsOf(items).map(({ path }) => path),
        ...items.map(({ slug }) => `${LIST_PATH}/${slug}`),
        ...items.map(({ slug }) => `/order/menu/${slug}`),
      ]
      return context.body(written(paths.map((path) => siteUrls[market] + path)), 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
    } catch (error) {
      report('warning', 'The map of the site could not be written', { error: String(error) })
      // Half of it would have search engines forget the other half.
      return context.body(null, 503, { 'retry-after': '60' })
    }
  }
}
