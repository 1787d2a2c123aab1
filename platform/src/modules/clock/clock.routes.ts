import { checkHealth, readTime } from '@galo/contracts/clock'
import { createArea } from '../../kernel/http/answering'
import type { Platform } from '../../kernel/platform'

/** Whether the platform is up, and what time it is there. */
export const clockRoutes = (platform: Platform) => {
  const { routes, answer } = createArea(platform, 'list')
  answer(checkHealth, () => ({ status: 'ok' as const }))
  answer(readTime, ({ c }) => {
    c.header('cache-control', 'no-store')
    return { now: platform.clock.now().toISOString() }
  })
  return routes
}
