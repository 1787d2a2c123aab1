import type { Context, MiddlewareHandler } from 'hono'
import type { Market } from '@galo/domain'

/** What a link may set for the visit, by the name it has in the address. */
export interface LinkParameter {
  readonly name: string
  /** Keeps it; `false` when it says nothing that can be understood here, and is left alone. */
  take(context: Context, text: string): boolean | Promise<boolean>
}

/** A link may name the market it is for (A09). Where it leads is that market already; to another one nobody is sent without a word (0036). */
export const ownMarket = (market: Market): LinkParameter => ({
  name: 'market',
  take: (_context, text) => text === market,
})

/**
 * Takes what a link sets, all in one redirect, and goes on to the same page without it: so a page that is loaded again, or sent to somebody
 * else, sets nothing.
 */
export const takeLinkParameters =
  (parameters: readonly LinkParameter[]): MiddlewareHandler =>
  async (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url)
    let isTaken = false
    for (const { name, take } of parameters) {
      const text = searchParams.get(name)
      if (text === null || !(await take(context, text))) continue
      searchParams.delete(name)
      isTaken = true
    }
    if (!isTaken) return next()
    context.header('cache-control', 'no-store')
    // One slash: two would be another site.
    return context.redirect(`/${pathname.replace(/^\/+/, '')}${searchParams.size === 0 ? '' : `?${searchParams}`}`, 302)
  }
