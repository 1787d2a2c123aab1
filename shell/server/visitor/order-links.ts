import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { getOrder, ORDER_LINK_HEADER, ORDER_WATCH_HEADER, watchOrder } from '@galo/contracts/orders'
import { paths } from '@galo/contracts/site'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { isSecureSite } from '../http/secure-site'
import type { LinkParameter } from './link-parameters'

/** The order's id, until when, and the platform's mark. Whether it is true only the platform knows; what is not so is found out by asking it. */
const LINK = /^([0-9a-f-]{36})\.[0-9a-z]{1,9}\.[\w-]{43}$/
/** A browser that followed more keeps the last ones. */
const MOST_LINKS = 5

/** A kind of link to an order: how it comes, where it leads, where it is kept and with which calls it goes. */
interface LinkKind {
  readonly parameter: string
  readonly page: RegExp
  readonly cookie: string
  /** As long as one is good for, in seconds. */
  readonly lifeS: number
  readonly header: string
  /** Whether it goes with a call, by what stands behind the order's id. */
  readonly goesWith: (rest: readonly string[]) => boolean
}

/** From its letter: the order is theirs (0155). */
const LETTER: LinkKind = {
  parameter: 'access',
  page: /^\/order\/myorders\/([0-9a-f-]{36})\/?(?:receipt\/?)?$/i,
  cookie: 'galo_orders',
  lifeS: 30 * 86_400,
  header: ORDER_LINK_HEADER,
  goesWith: () => true,
}

/** From whoever shared it: they may watch, and nothing else (0184). */
const WATCH: LinkKind = {
  parameter: 'watch',
  page: /^\/order\/myorders\/([0-9a-f-]{36})\/watch\/?$/i,
  cookie: 'galo_watched',
  lifeS: 86_400,
  header: ORDER_WATCH_HEADER,
  goesWith: (rest) => rest.join('/') === watchOrder.path.replace(`${getOrder.path}/`, ''),
}

const cookieOf = ({ cookie }: LinkKind, config: BffConfig, market: Market) => {
  const secure = isSecureSite(config, market)
  return { name: secure ? `__Secure-${cookie}` : cookie, secure, path: '/order' } as const
}

const linksOf = (kind: LinkKind, context: Context, config: BffConfig, market: Market): readonly string[] =>
  (getCookie(context, cookieOf(kind, config, market).name) ?? '')
    .split(' ')
    .filter((link) => LINK.test(link))
    .slice(0, MOST_LINKS)

const orderIdOf = (link: string): string | undefined => LINK.exec(link)?.[1]

const parameterOf = (kind: LinkKind, config: BffConfig, market: Market): LinkParameter => ({
  name: kind.parameter,
  take(context, link) {
    const id = orderIdOf(link)
    // Anything else is taken out of the address of an order all the same: the page says what it makes of it.
    if (id === undefined) return kind.page.test(context.req.path)
    const { name, ...options } = cookieOf(kind, config, market)
    const others = linksOf(kind, context, config, market).filter((each) => orderIdOf(each) !== id)
    const kept = [link, ...others].slice(0, MOST_LINKS).join(' ')
    setCookie(context, name, kept, { ...options, httpOnly: true, sameSite: 'Lax', maxAge: kind.lifeS })
    return true
  },
})

/**
 * `?access=` and `?watch=` of an order's pages: kept where no script reads it, and out of the address before anything is drawn, so that no history, no
 * referrer and no line of ours has it. Each kind is kept for itself: who follows a link to watch an order of theirs loses no right to it.
 */
export const orderLinks = (config: BffConfig, market: Market): readonly LinkParameter[] =>
  [LETTER, WATCH].map((kind) => parameterOf(kind, config, market))

const CALLS_OF_ORDERS = `${paths.site.platformProxy}${getOrder.path.replace(':id', '')}`

/** What the browser's links say to a call about their own order, and to no other. */
export const orderLinkHeaders = (
  context: Context,
  config: BffConfig,
  market: Market,
): Readonly<Record<string, string>> => {
  const { path } = context.req
  if (!path.startsWith(CALLS_OF_ORDERS)) return {}
  const [id, ...rest] = path.slice(CALLS_OF_ORDERS.length).split('/')
  const said = [LETTER, WATCH].flatMap((kind) => {
    const link = linksOf(kind, context, config, market).find((each) => orderIdOf(each) === id)
    return link === undefined || !kind.goesWith(rest) ? [] : [[kind.header, link] as const]
  })
  return Object.fromEntries(said)
}
