import { clearLogs, readLogs } from '@galo/console/calls'
import { createArea } from '../../kernel/http/answering'
import type { Platform } from '../../kernel/platform'
import { clearEntries, readEntries } from './collector.store'
import { entriesOnWire } from './logs.wire'

const PAGE = 100

/** Below the console: what was collected, the latest first, a hundred at a time. */
export const logsRoutes = (platform: Platform) => {
  const { db } = platform
  const { routes, answer } = createArea(platform, 'list')
  answer(readLogs, async ({ query }) => ({ entries: entriesOnWire(await readEntries(db, query, PAGE)) }))
  answer(clearLogs, async () => {
    await clearEntries(db)
    return { entries: [] }
  })
  return routes
}
