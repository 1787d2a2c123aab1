import type { MiddlewareHandler } from 'hono'
import { isLocal, isLoopback } from '@galo/domain/environment'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'

type Settings = Pick<BffConfig, 'environment' | 'siteUrls'>

/** Whether a request was meant for this market's site; on a machine of one's own, any name of that machine will do. */
export const isOwnHost = (host: string | undefined, market: Market, { environment, siteUrls }: Settings): boolean => {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  if (host.toLowerCase() === new URL(siteUrls[market]).host) return true
  return isLocal(environment) && isLoopback(new URL(`http://${host}`).hostname)
}

/** Where whoever runs this process asks whether it is well: by its address, every moment, and "not yet" is an answer. */
export const PROBES: readonly string[] = ['/health']

/** Refuses what was sent to another name: nothing of what we answer may be kept or followed under it. */
export const ownHostOnly =
  (market: Market, settings: Settings): MiddlewareHandler =>
  async (context, next) =>
    PROBES.includes(context.req.path) || isOwnHost(context.req.header('host'), market, settings)
      ? next()
      : context.text('This is not the site that was asked for', 421)
