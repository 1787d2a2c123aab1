import type { Context } from 'hono'
import type { Market } from '@galo/domain'
import { inDevelopment } from '../dev/from-source'
import { resolveVisit } from '../releases/resolve-visit'
import { visitorKeyIn } from '../visitor/visitor-key'
import type { PagesOptions } from './pages'

/**
 * The remotes that a document of this visitor's would name by now: a page whose remote can't be used takes another release of it where there is
 * one, without a document of its own.
 */
export const serveCurrentRemotes =
  ({ config, store }: Pick<PagesOptions, 'config' | 'store'>, market: Market) =>
  async (context: Context): Promise<Response> => {
    const known = await store.document()
    const { list } = await inDevelopment(
      resolveVisit(known, visitorKeyIn(context, config, market, known)),
      config.devApps,
    )
    return context.json({ remotes: list }, 200, { 'cache-control': 'no-store' })
  }
