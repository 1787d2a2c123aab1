import type { Context } from 'hono'
import { SITE_CLOCK } from '@galo/contracts/site'
import { isTakenBack } from '@galo/releases'
import { isMarket, type Market } from '@galo/domain'
import type { VisitRemote } from '../../shared/visit'
import { inDevelopment } from '../dev/from-source'
import { filesFor, holding, resolveVisit, type VisitReleases } from '../releases/resolve-visit'
import { flagValues } from '../visitor/flags/flags.model'
import { overridesOf } from '../visitor/flags/overrides'
import { armsKept } from '../visitor/flags/visitor-cookies'
import { isOwnVisit } from '../visitor/is-own-visit'
import { visitorKeyIn } from '../visitor/visitor-key'
import { FOR_EVERY_ORIGIN } from './embeds'
import { aheadMsOf } from './mock-time'
import type { PagesOptions } from './pages'
import { publicConfig } from './public-config'

/** A page elsewhere may read it too: it is public, and asked for without cookies is nobody's in particular. */
const HEADERS = { ...FOR_EVERY_ORIGIN, 'access-control-expose-headers': SITE_CLOCK, 'cache-control': 'no-store' }

const failure = (status: 400 | 404, code: string, message: string) =>
  Response.json({ errors: [{ code, message }] }, { status, headers: HEADERS })

/** Nothing to give is no failure of the page's: it asks its own loader. */
const nothing = (): Response => new Response(null, { status: 204, headers: HEADERS })

/** The tab is to begin anew with the page it goes to: what it has of this remote was taken from visitors. */
const takenBack = (): Response => new Response(null, { status: 410, headers: HEADERS })

/**
 * What a page's loader answers, run next to the platform instead of across a phone's thin line: one short answer
 * in place of every call the loader makes. Public data only, as everything in a render worker. The loader is that of the release whose code will show
 * the answer (`release`): a tab keeps its code while others come and go, and only its own loader gives what that code can read.
 */
export const servePageData =
  ({ config, store, renders, clock, siteFlags, report }: PagesOptions) =>
  async (context: Context, market: Market): Promise<Response> => {
    const heldBy = (current: VisitReleases, { name, version }: VisitRemote, held: string | undefined) => {
      if (held === undefined || held === version || config.devApps[name] !== undefined) return current
      const release = store.release(name, held)
      return release === undefined ? null : holding(current, name, release)
    }
    const asked = new URL(context.req.url)
    const { origin } = asked
    const wanted = context.req.query('market')
    // Who asks from elsewhere for the other country is led to its site, and sees by the address which one answered.
    if (wanted !== undefined && wanted !== market && isMarket(wanted))
      return new Response(null, {
        status: 307,
        headers: { ...HEADERS, location: new URL(asked.pathname + asked.search, config.siteUrls[wanted]).href },
      })
    const href = context.req.query('href')
    if (href === undefined || !href.startsWith('/') || !URL.canParse(href, origin))
      return failure(400, 'BAD_REQUEST', 'href: must be a path of this site')
    const url = new URL(href, origin)
    const known = await store.document()
    const visitor = visitorKeyIn(context, config, market, known)
    const current = await inDevelopment(resolveVisit(known, visitor), config.devApps)
    const { match } = filesFor(url.pathname, current)
    if (url.origin !== origin || match?.data !== 'site') return failure(404, 'NOT_FOUND', 'There is no such page data')
    const held = context.req.query('release')
    if (held !== undefined && isTakenBack(known, match.remote.name, held)) return takenBack()
    const releases = heldBy(current, match.remote, held)
    if (releases === null) return nothing()
    const aheadMs = aheadMsOf(context, config)
    const overrides = overridesOf(context, releases.flags)
    const arms = armsKept(context, market, releases.flags, Date.now())
    try {
      const { result } = await renders.page(releases, match.remote.name, {
        want: 'data',
        isOwn: isOwnVisit(aheadMs, overrides),
        href: url.pathname + url.search,
        origin,
        config: publicConfig(config, market),
        serverNow: clock.now() + aheadMs,
        aheadMs,
        remotes: releases.list,
        ...releases.described,
        flags: flagValues(releases.flags, overrides, siteFlags.of(market), arms),
        loaderDeadlineMs: config.loaderMs,
      }).end
      if (result !== null)
        return Response.json(result, { headers: { ...HEADERS, [SITE_CLOCK]: String(clock.now() + aheadMs) } })
    } catch (error) {
      report('warning', 'Page data could not be loaded on the server', { href, error: String(error) })
    }
    return nothing()
  }
