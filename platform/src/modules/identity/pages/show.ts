import type { Market } from '@galo/domain'
import type { Locale } from '@galo/words/tables'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PlatformConfig } from '../../../kernel/config'
import type { SteppedPlatform } from '../../../kernel/platform'
import { errorPage } from './notice.pages'
import { renderPage, type Page } from './page'

/** Where a page of ours sends people back to: the site they came from, or the first one for who came from nowhere in particular. */
export const homeOf = ({ siteOrigins }: PlatformConfig, site = ''): string =>
  `${siteOrigins.includes(site) ? site : (siteOrigins[0] ?? '')}/order/search`

/** A page that belongs to no market, an error say, speaks as the first one, where its link home leads as well. */
export const localeOf = ({ language }: PlatformConfig, market: Market = 'UK'): Locale => ({ language, market })

export const show = (c: Context, page: Page, status: ContentfulStatusCode = 200): Response => {
  const { markup, headers } = renderPage(page)
  return c.body(markup, status, { ...headers })
}

/** That this is not what was meant, and where to begin anew. */
export const showError = (c: Context, config: PlatformConfig, status: ContentfulStatusCode): Response =>
  show(c, errorPage(localeOf(config), homeOf(config)), status)

/** Takes forms from our own pages alone. */
export const ownFormsOnly =
  ({ config, origin }: Pick<SteppedPlatform, 'config' | 'origin'>): MiddlewareHandler =>
  async (c, next) => {
    const from = c.req.header('origin')
    if (c.req.method === 'POST' && from !== undefined && from !== origin) return showError(c, config, 403)
    return next()
  }
