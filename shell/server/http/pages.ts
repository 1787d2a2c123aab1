import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Market } from '@galo/domain'
import { chromeAt } from '../../shared/chrome-variant'
import { consentState } from '../../shared/consent-cookie'
import { sessionRequiredLink } from '../../shared/links/doors'
import type { BffConfig } from '../config'
import { inDevelopment } from '../dev/from-source'
import { errorsHtml, withErrorsHeard, type HeardError } from '../dev/hear-errors'
import type { PlatformClock } from '../platform-clock'
import type { ReleaseStore } from '../releases/release-store'
import { isRouted, readVisitor } from '@galo/releases'
import type { ReleaseCounts } from '../releases/release-counts'
import { codeOrigins, filesFor, integrityBesideNames, resolveVisit } from '../releases/resolve-visit'
import type { PageHead } from '../render/protocol'
import type { PageToDraw, SharedRenders } from '../render/shared-renders'
import type { RenderUnderWay } from '../render/start-render'
import type { Report } from '../report'
import { consentOf, isToBeAsked } from '../visitor/consent-of'
import { flagValues } from '../visitor/flags/flags.model'
import { overridesOf } from '../visitor/flags/overrides'
import { armsKept } from '../visitor/flags/visitor-cookies'
import { overridesSign } from './overrides-sign'
import type { SiteFlags } from '../visitor/flags/site-flags'
import { isOwnVisit } from '../visitor/is-own-visit'
import { unknownWishSign, wishesSign } from '../visitor/release-wishes'
import { visitorKey } from '../visitor/visitor-key'
import { whoIsHere } from '../visitor/who-is-here'
import { noSuchFile } from './released-script'
import { documentEnd, documentStart } from './document'
import { cookieSheet } from '../frame/cookie-sheet'
import { footOf } from '../frame/foot'
import { aheadMsOf } from './mock-time'
import { lunchSign } from './lunch-sign'
import { mockTimeSign } from './mock-time-sign'
import { publicConfig } from './public-config'
import { contentSecurityPolicy } from './security-headers'
import { signsHtml } from './signs'
import { spellingOf } from './spelling'
import { textStream } from './text-stream'
import { writePage } from './write-page'

export interface PagesOptions {
  readonly config: BffConfig
  readonly store: ReleaseStore
  readonly renders: SharedRenders
  readonly clock: PlatformClock
  readonly siteFlags: Pick<SiteFlags, 'of'>
  readonly report: Report
  /** Who was given which release, where that differs. */
  readonly counts?: Pick<ReleaseCounts, 'visited'>
}

/** No page has such a name: an icon, a map, a script of somebody else's site. */
const isFileName = (pathname: string): boolean => /\.\w+$/.test(pathname)

/** What the page says of itself; `null` when its remote's build could not say. */
const headOf = ({ head, end }: RenderUnderWay): Promise<PageHead | null> =>
  Promise.race([
    head,
    end.then(
      () => null,
      () => null,
    ),
  ])

/** Answers a page: the head once its facts are known, then what the worker renders, then the data the browser goes on with. */
export const servePage = ({ config, store, renders, clock, siteFlags, report, counts }: PagesOptions) => {
  const isFromSource = config.devApps['shell'] !== undefined
  const draw = async (context: Context, market: Market, errors: readonly HeardError[]): Promise<Response> => {
    const known = await store.document()
    const visitor = visitorKey(context, config, market, known)
    const releases = await inDevelopment(resolveVisit(known, visitor), config.devApps)
    const url = new URL(context.req.url)
    const files = filesFor(url.pathname, releases)
    if (files.match === null && isFileName(url.pathname)) return noSuchFile(context)
    const who = whoIsHere(context, market)
    if (files.match?.session === 'required' && who === 'visitor')
      return context.redirect(sessionRequiredLink(url.pathname + url.search), 302)
    const given = files.match === null ? undefined : releases.remotes[files.match.remote.name]
    if (visitor !== null && files.match !== null && given !== undefined && isRouted(given))
      counts?.visited(readVisitor(visitor).key, files.match.remote.name, given.metadata.version)
    const nonce = randomBytes(16).toString('base64')
    const aheadMs = aheadMsOf(context, config)
    const serverNow = clock.now() + aheadMs
    const place = { market, language: config.language, siteUrls: config.siteUrls, pathname: url.pathname }
    const overrides = overridesOf(context, releases.flags)
    const now = Date.now()
    const arms = armsKept(context, market, releases.flags, now)
    // Beside what the page is drawn from, which is everybody's.
    const consent = consentState(consentOf(context, market, now))
    const visit = {
      config: publicConfig(config, market),
      serverNow,
      aheadMs,
      remotes: releases.list,
      ...releases.described,
      flags: flagValues(releases.flags, overrides, siteFlags.of(market), arms),
    }
    const shown = chromeAt(url.pathname, releases.list).footer ? 'shown' : 'kept'
    const foot = footOf(place, url.search, shown)
    const looking = { environment: config.environment, locale: place, now: serverNow, aheadMs }
    const signs = [
      mockTimeSign(looking),
      overridesSign(overrides, place),
      wishesSign(visitor, place),
      unknownWishSign(config, url, place),
      lunchSign(looking),
    ]
    const asks = isToBeAsked(context, market, now)
      ? cookieSheet({ nonce, locale: place, to: url.pathname + url.search, hasScript: true })
      : ''
    const sign =
      asks +
      signsHtml(
        signs.filter((each) => each !== null),
        nonce,
      )
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, config, codeOrigins(releases)),
    }
    const page: PageToDraw = {
      ...visit,
      want: 'page',
      isOwn: isFromSource || isOwnVisit(aheadMs, overrides),
      href: url.pathname + url.search,
      origin: url.origin,
      loaderDeadlineMs: config.loaderMs,
    }
    const render = renders.page(releases, files.match?.remote.name ?? null, page)
    const head = await headOf(render)
    if (head?.redirect) return context.redirect(head.redirect, 302)
    const spelling = files.match === null ? url.pathname : spellingOf(files.match, url.pathname)
    if (spelling !== url.pathname && head?.status === 200) return context.redirect(`${spelling}${url.search}`, 302)

    const body = textStream(async (write) => {
      write(documentStart({ place, nonce, head, sign, foot: shown, who }))
      const end = await writePage({ render, page, nonce, releases, renders, report, write })
      const drawnAgoMs = Math.max(0, serverNow - render.serverNow)
      const shell = isFromSource ? undefined : releases.shell.metadata.version
      const drawn = { ...visit, shell, ...end, consent, serverNow: render.serverNow, drawnAgoMs }
      const integrity = isFromSource ? null : integrityBesideNames(releases)
      write(documentEnd({ ...files, nonce, integrity, visit: drawn, foot: foot + errorsHtml(errors) }))
    })
    const status = files.match?.remote.isUnsupported ? 503 : (head?.status ?? (files.match === null ? 404 : 200))
    return context.body(body, status, headers)
  }
  return (context: Context, market: Market): Promise<Response> =>
    isFromSource ? withErrorsHeard((errors) => draw(context, market, errors)) : draw(context, market, [])
}
