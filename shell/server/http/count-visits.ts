import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { logBatchSchema } from '@galo/contracts/collector'
import type { Market } from '@galo/domain'
import { isRouted, readVisitor, spare } from '@galo/releases'
import type { BffConfig } from '../config'
import type { ReleaseCounts } from '../releases/release-counts'
import type { ReleaseStore } from '../releases/release-store'
import { resolveVisit } from '../releases/resolve-visit'
import { keepVisitor, visitorKeyIn } from '../visitor/visitor-key'
import { jsonOf } from './json-of'
import { noSuchFile } from './released-script'

interface CountOptions {
  readonly config: BffConfig
  readonly store: ReleaseStore
  readonly counts: ReleaseCounts
}

/** The remotes whose code failed, by what a browser says of it. */
const failedIn = (text: string): readonly string[] =>
  (logBatchSchema.safeParse(jsonOf(text)).data?.entries ?? []).flatMap(({ level, details = {} }) =>
    level === 'error' && typeof details['remote'] === 'string' ? [details['remote']] : [],
  )

/**
 * Counts, of lines that were taken, those that say that a remote failed, for the release that this visit has of it; and who was tried with that one is given the default from the next whole page
 * on. While everybody gets the same nobody is counted.
 */
export const countFailures =
  (market: Market, { config, store, counts }: CountOptions): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (context.res.status !== 204) return
    const document = await store.document()
    const visitor = visitorKeyIn(context, config, market, document)
    if (visitor === null) return
    const { remotes } = resolveVisit(document, visitor)
    const failed = failedIn(await context.req.text()).flatMap((app) => {
      const release = remotes[app]
      // Who wants to see what nobody is given is no visitor.
      return release === undefined || !isRouted(release) ? [] : [{ app, release }]
    })
    for (const { app, release } of failed) counts.failed(readVisitor(visitor).key, app, release.metadata.version)
    const tried = failed.filter(({ release }) => !release.deployment.default).map(({ app }) => app)
    if (tried.length > 0) keepVisitor(context, config, market, tried.reduce(spare, visitor))
  }

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What was counted, for whoever has our secret: how many come is nobody else's business. */
export const tellCounts =
  ({ config, counts }: Pick<CountOptions, 'config' | 'counts'>) =>
  (context: Context): Response => {
    const isOurs = timingSafeEqual(digest(context.req.header('x-client-secret') ?? ''), digest(config.clientSecret))
    if (!isOurs) return noSuchFile(context)
    return context.json(counts.counted(), 200, { 'cache-control': 'no-store' })
  }
