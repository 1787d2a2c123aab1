import type { MiddlewareHandler } from 'hono'
import type { PageMatch } from '../../shared/match-page'

/** An address as somebody types it who leaves out the base that all ordering pages have (A05). */
const WITHOUT_BASE = /^\/(?:search|menu|checkout|myorders)(?:\/|$)/i

/** What fills these the platform knows in small letters only: the name of a restaurant, and the id of an order. */
const IN_SMALL_LETTERS = /^\/order\/(?:menu\/[^/]+|myorders\/[0-9a-f-]{36}(?:\/(?:receipt|watch))?)$/

/** Without the slashes at its end. They are looked at from the first of them only: thousands in the middle would be counted thousands of times. */
export const withoutEnd = (pathname: string): string => pathname.replace(/(?<=[^/])\/+$/, '')

/** Where somebody lands who typed only the beginning of an address. */
const STARTS = new Set(['/', '/order', '/order/menu'])

/** Leads from there to the search, with whatever the link says besides: how the food is wanted, whose market it is (A09). */
export const toSearch: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  return STARTS.has(withoutEnd(pathname).toLowerCase()) ? context.redirect(`/order/search${search}`, 302) : next()
}

/**
 * Leads from an address with two slashes in a row, as hands and templates write them, to the same with one. At its beginning they would name another site
 * to whoever draws it anew; those at the end are as good as none.
 */
export const oneSlashEach: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  const single = withoutEnd(pathname).replace(/\/{2,}/g, '/')
  return withoutEnd(pathname) === single ? next() : context.redirect(single + search, 302)
}

/** Leads from an address without the base to the page, in one step, whatever its case. */
export const withBase: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  if (!WITHOUT_BASE.test(pathname)) return next()
  return context.redirect(`/order${withoutEnd(pathname).toLowerCase()}${search}`, 302)
}

/** Leads from such an address with capitals, as hands and scanners write them, to the same in small letters. */
export const inSmallLetters: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  const small = withoutEnd(pathname).toLowerCase()
  if (!IN_SMALL_LETTERS.test(small) || small === pathname) return next()
  return context.redirect(`${small}${search}`, 302)
}

/** The one spelling of a page's address: pages are found under others too, with capitals or a slash at the end. What fills a parameter stays as it is. */
export const spellingOf = ({ path }: Pick<PageMatch, 'path'>, pathname: string): string => {
  const given = withoutEnd(pathname).split('/')
  return path
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? given[index] : segment))
    .join('/')
}
