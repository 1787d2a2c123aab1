import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { SteppedPlatform } from '../kernel/platform'
import type { Feed } from './feed'

/** GET events: everything that happens, as server-sent events, until the reader or the platform goes. */
export const eventsRoutes = ({ closing }: SteppedPlatform, feed: Feed) => {
  const routes = new Hono()
  routes.get('/', (c) => {
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      const over = new Promise<void>((resolve) => {
        stream.onAbort(resolve)
        closing.addEventListener('abort', () => resolve(), { once: true })
        if (closing.aborted) resolve()
      })
      const leave = await feed.listen(({ name, data }) => {
        void stream.writeSSE({ event: name, data: JSON.stringify(data) })
      })
      await over
      leave()
    })
  })
  return routes
}
