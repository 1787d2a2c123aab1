import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '@galo/domain/environment'
import type { SteppedPlatform } from '../platform'
import { Refusal } from './refusal'

type Names = Pick<SteppedPlatform, 'origin' | 'config'>

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/**
 * Whether a `Host` header is a name this platform goes by: its own, or on a machine of one's own any that leads to that machine. A page
 * of somebody else's can make its own name lead here (DNS rebinding), and then is of one origin with us; but it can not change the name.
 */
const isOwnHost = (host: string, { origin, config }: Names): boolean => {
  const asked = urlOf(`http://${host}`)
  if (asked === null || `${asked.username}${asked.password}` !== '') return false
  return urlOf(origin)?.host === host.toLowerCase() || (config.isLocal && isLoopback(asked.hostname))
}

/** Answers only at our own name: for everything a browser keeps a cookie for, or that asks for no password. */
export const ownHostsOnly =
  (names: Names): MiddlewareHandler =>
  async (c, next) => {
    if (!isOwnHost(c.req.header('host') ?? '', names))
      throw new Refusal(421, 'MISDIRECTED_REQUEST', 'host: not a name of this platform')
    await next()
  }

/** Lets in pages of the platform and of our sites, in `local` also any page of this machine. A client that is no page sends no `origin`. */
export const ourPagesOnly =
  ({ origin, config }: Names): MiddlewareHandler =>
  async (c, next) => {
    const from = c.req.header('origin')
    const hostname = urlOf(from ?? '')?.hostname ?? ''
    const isOurs =
      from === undefined ||
      from === origin ||
      config.siteOrigins.includes(from) ||
      (config.isLocal && isLoopback(hostname))
    if (!isOurs) throw new Refusal(403, 'FOREIGN_PAGE', 'origin: not a page of ours')
    await next()
  }
