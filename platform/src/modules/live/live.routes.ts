import {
  followOrder,
  LIVE_PASS_HEADER,
  ORDER_CHANGES_BEAT_MS,
  ORDER_CHANGES_PATH,
  type OrderChange,
} from '@galo/contracts/orders'
import { stream } from 'hono/streaming'
import { decodeJwt } from 'jose'
import { createArea } from '../../kernel/http/answering'
import { bearerOf } from '../../kernel/http/bearer'
import { needsClientSecret } from '../../kernel/http/client-secret'
import type { SteppedPlatform } from '../../kernel/platform'
import { orderFor } from '../orders'
import { createChanges } from './changes'
import { LINE_LIVES_MS, signPass } from './live.pass'

/** Lines on their way to a reader that takes none: it is let go, and asks again when it can. */
const MOST_WAITING = 1_000

/** That an order has changed (X21): the pass to a page's line, and what our sites' servers tell their pages by. */
export const liveRoutes = (platform: SteppedPlatform) => {
  const { clock, config, closing } = platform
  const { routes, answer } = createArea(platform, 'order')
  const changes = createChanges(platform)

  answer(followOrder, async ({ c, params, session: { sub } }) => {
    const { id: orderId } = await orderFor(platform, c, params)
    c.header('cache-control', 'no-store')
    const now = clock.now()
    // The token was looked at before we got here; when it ends, so does what it let in.
    const { exp = 0 } = decodeJwt(bearerOf(c) ?? '')
    const until = new Date(Math.min(now.getTime() + LINE_LIVES_MS, exp * 1_000))
    c.header(LIVE_PASS_HEADER, await signPass({ orderId, sub, now, until }, config.clientSecret))
    return { data: { until: until.toISOString() } }
  })

  routes.get(ORDER_CHANGES_PATH, needsClientSecret(platform), (c) => {
    c.header('content-type', 'application/x-ndjson')
    c.header('cache-control', 'no-store')
    c.header('x-accel-buffering', 'no')
    return stream(c, async (line) => {
      let waiting = 0
      const say = (change: OrderChange): void => {
        if (waiting >= MOST_WAITING) return line.abort()
        waiting += 1
        void line.write(`${JSON.stringify(change)}\n`).finally(() => (waiting -= 1))
      }
      const over = new Promise<void>((resolve) => {
        line.onAbort(resolve)
        closing.addEventListener('abort', () => resolve(), { once: true })
        if (closing.aborted) resolve()
      })
      const leave = await changes.listen(say)
      say({ kind: 'here' })
      const beat = setInterval(() => say({ kind: 'here' }), ORDER_CHANGES_BEAT_MS)
      await over
      clearInterval(beat)
      leave()
    })
  })
  return routes
}
