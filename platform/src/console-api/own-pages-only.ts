import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../kernel/http/refusal'
import type { SteppedPlatform } from '../kernel/platform'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * The console asks for no password, so a page of somebody else must not press its buttons: browsers say where a request comes from, in
 * `sec-fetch-site` at addresses they trust and in `origin` at all. Tools and tests that are no browser say nothing and are let in.
 */
export const ownPagesOnly =
  (platform: Pick<SteppedPlatform, 'origin'>): MiddlewareHandler =>
  async (c, next) => {
    const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')]
    const isOurSite = site === undefined || site === 'same-origin' || site === 'none'
    const isOurOrigin =
      origin === undefined || origin === platform.origin || hostOf(origin) === (c.req.header('host') ?? '')
    if (!isOurSite || !isOurOrigin) throw new Refusal(403, 'FOREIGN_PAGE', 'Only the console’s own page may ask')
    await next()
  }
