import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { getOrder, ORDER_LINK_HEADER } from '@galo/contracts/orders'
import { paths } from '@galo/contracts/site'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { isSecureSite } from '../http/secure-site'
import type { LinkParameter } from './link-parameters'

/** The order's id, until when, and the platform's mark. Whether it is true only the platform knows; what is not so is found out by asking it. */
const LINK = /^([0-9a-f-]{36})\.[0-9a-z]{1,9}\.[\w-]{43}$/
const ORDER_PAGE = /^\/order\/myorders\/([0-9a-f-]{36})\/?(?:receipt\/?)?$/i
/** A browser that followed more keeps the last ones. */
const MOST_LINKS = 5
/** As long as a link is good for, in seconds. */
const LIFE_S = 30 * 86_400

const cookieOf = (config: BffConfig, market: Market) => {
  const secure = isSecureSite(config, market)
  return { name: secure ? '__Secure-galo_orders' : 'galo_orders', secure, path: '/order' } as const
}

const linksOf = (context: Context, config: BffConfig, market: Market): readonly string[] =>
  (getCookie(context, cookieOf(config, market).name) ?? '')
    .split(' ')
    .filter((link) => LINK.test(link))
    .slice(0, MOST_LINKS)

const orderIdOf = (link: string): string | undefined => LINK.exec(link)?.[1]

/**
 * `?access=` of an order's page, from its letter (0155): kept where no script reads it, and out of the address before anything is drawn, so that no
 * history, no referrer and no line of ours has it.
 */
export const orderLinks = (config: BffConfig, market: Market): LinkParameter => ({
  name: 'access',
  take(context, link) {
    const id = orderIdOf(link)
    // Anything else is taken out of the address of an order all the same: the page says what it makes of it.
    if (id === undefined) return ORDER_PAGE.test(context.req.path)
    const { name, ...options } = cookieOf(config, market)
    const others = linksOf(context, config, market).filter((each) => orderIdOf(each) !== id)
    const kept = [link, ...others].slice(0, MOST_LINKS).join(' ')
    setCookie(context, name, kept, { ...options, httpOnly: true, sameSite: 'Lax', maxAge: LIFE_S })
    return true
  },
})

const CALLS_OF_ORDERS = `${paths.site.platformProxy}${getOrder.path.replace(':id', '')}`

/** What the browser's link says to a call about its own order, and to no other. */
export const orderLinkHeaders = (
  context: Context,
  config: BffConfig,
  market: Market,
): Readonly<Record<string, string>> => {
  const { path } = context.req
  if (!path.startsWith(CALLS_OF_ORDERS)) return {}
  const [id] = path.slice(CALLS_OF_ORDERS.length).split('/')
  const link = linksOf(context, config, market).find((each) => orderIdOf(each) === id)
  return link === undefined ? {} : { [ORDER_LINK_HEADER]: link }
}
