import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { followFlags } from '@galo/contracts/site'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../../config'
import { clientAddressOf } from '../../http/client-address'
import { wrongMethod } from '../../http/methods'
import { fromOwnPage } from '../../http/own-page'
import { createRateLimit, type Rate } from '../../http/rate-limit'
import { armsOf } from './arms.model'
import { flagValues, type FlagsInUse } from './flags.model'
import { overridesOf } from './overrides'
import type { SiteFlags } from './site-flags'
import { mayCount, visitorCookies } from './visitor-cookies'

/** A page asks a few times a minute; a floor of phones behind one address does. */
const LOOKS: Rate = { perSecond: 20, burst: 600, burstSeconds: 60 }
const MOST_BYTES = 2_048

const failure = (status: 400 | 403 | 413 | 429, code: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(
    { errors: [{ code, message: 'No flags for that' }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

interface FlagRoutesOptions {
  readonly config: BffConfig
  readonly siteFlags: Pick<SiteFlags, 'of' | 'askFor'>
  readonly flagsInUse: (context: Context) => Promise<FlagsInUse>
  readonly now?: () => number
}

/**
 * What is switched for the visitor of a page that stands (A15). Who has not said yes to counting has no key: they get what everybody in the market
 * gets, and nothing is asked about them. Who has is asked for by their key, so that a share of visitors is always the same ones, and keeps the arms of
 * tests they are in (A16).
 */
export const flagRoutes = (
  market: Market,
  { config, siteFlags, flagsInUse, now = () => Date.now() }: FlagRoutesOptions,
): Hono => {
  const admit = createRateLimit(LOOKS)
  return new Hono()
    .use(followFlags.path, bodyLimit({ maxSize: MOST_BYTES, onError: () => failure(413, 'TOO_LARGE') }))
    .post(followFlags.path, async (context) => {
      if (fromOwnPage(context) === 'no') return failure(403, 'FORBIDDEN')
      const waitS = await admit(clientAddressOf(context, config))
      if (waitS !== null) return failure(429, 'TOO_MANY_CALLS', { 'retry-after': String(waitS) })
      const asked = followFlags.request.safeParse(await context.req.json<unknown>().catch(() => null))
      if (!asked.success) return failure(400, 'INVALID_CONTEXT')

      const flags = await flagsInUse(context)
      const overrides = overridesOf(context, flags)
      const cookies = visitorCookies(context, config, market)
      const isCounted = mayCount(context, market, now())
      const own = isCounted
        ? await siteFlags.askFor(market, {
            ...asked.data.context,
            targetingKey: cookies.key(),
            inConvertTest: cookies.isInTest(),
            overrides,
          })
        : null
      if (!isCounted) cookies.forget()
      else if (own !== null) cookies.keepArms(armsOf(own))

      const values = flagValues(flags, overrides, own ?? {}, siteFlags.of(market))
      const body = JSON.stringify({ flags: values })
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const headers = { 'cache-control': 'no-store', 'content-type': 'application/json', etag }
      return context.req.header('if-none-match') === etag
        ? context.body(null, 304, headers)
        : context.body(body, 200, headers)
    })
    .all(followFlags.path, wrongMethod('POST'))
}
