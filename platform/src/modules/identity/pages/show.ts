import type { Market } from '@galo/domain'
import type { Locale } from '@galo/words/tables'
import type { Context, MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PlatformConfig } from '../../../kernel/config'
import type { SteppedPlatform } from '../../../kernel/platform'
import type { CameFrom } from '../../../providers/identity/port'
import { errorPage } from './notice.pages'
import { renderPage, type Page } from './page'

/** Where a page of ours sends people back to: the site they came from, or the first one for who came from nowhere in particular. */
export const homeOf = ({ siteOrigins }: PlatformConfig, site = ''): string =>
  `${siteOrigins.includes(site) ? site : (siteOrigins[0] ?? '')}/order/search`

const SITE_COOKIE = 'galo_idp_site'

/** Remembers in a browser which site it signs in for: a sign-in that is lost says so no more. */
export const rememberSite = (c: Context, { origin }: Pick<SteppedPlatform, 'origin'>, site: string): void =>
  setCookie(c, SITE_COOKIE, site, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    path: '/identity',
  })

/** Home for whose sign-in or link is over: the site that the request names, or else the one this browser signed in for last. */
export const homeFrom = (config: PlatformConfig, { site, cookies = '' }: CameFrom): string =>
  homeOf(config, site ?? parse(cookies, SITE_COOKIE)[SITE_COOKIE])

/** The same by the address of a page of ours. */
export const homeOfLost = (c: Context, config: PlatformConfig): string =>
  homeFrom(config, { site: c.req.query('site'), cookies: c.req.header('cookie') })

/** A page that belongs to no market, an error say, speaks as the first one, where its link home leads as well. */
export const localeOf = ({ language }: PlatformConfig, market: Market = 'UK'): Locale => ({ language, market })

/** What answers a form is kept by the browser that sent it: Back shows it again, where it would ask whether to send the form a second time. */
const KEPT_FOR_BACK = { 'cache-control': 'private, max-age=0' }

export const show = (c: Context, page: Page, status: ContentfulStatusCode = 200): Response => {
  const { markup, headers } = renderPage(page)
  return c.body(markup, status, { ...headers, ...(c.req.method === 'POST' ? KEPT_FOR_BACK : {}) })
}

/** That this is not what was meant, and where to begin anew. */
export const showError = (c: Context, config: PlatformConfig, status: ContentfulStatusCode): Response =>
  show(c, errorPage(localeOf(config), homeOfLost(c, config)), status)

/** Takes forms from our own pages alone. */
export const ownFormsOnly =
  ({ config, origin }: Pick<SteppedPlatform, 'config' | 'origin'>): MiddlewareHandler =>
  async (c, next) => {
    const from = c.req.header('origin')
    if (c.req.method === 'POST' && from !== undefined && from !== origin) return showError(c, config, 403)
    return next()
  }
