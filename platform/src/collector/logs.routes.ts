import { LOG_LEVELS } from '@galo/contracts/collector'
import { Hono } from 'hono'
import { z } from 'zod'
import { parseWith } from '../http/body'
import { answerErrorsAs } from '../http/refusal'
import type { Platform } from '../platform'
import { clearEntries, readEntries } from './collector.store'

const PAGE = 100
const filterSchema = z.object({
  kind: z.enum(['log', 'event', 'security']).optional(),
  level: z.enum(LOG_LEVELS).optional(),
  text: z
    .string()
    .max(100)
    .regex(/^[^\0\p{Surrogate}]*$/u, 'plain text')
    .optional(),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})

/** Below the console: what was collected, the latest first, a hundred at a time. */
export const logsRoutes = ({ db }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  routes.get('/', async (c) => c.json({ entries: await readEntries(db, parseWith(filterSchema, c.req.query()), PAGE) }))
  routes.delete('/', async (c) => {
    await clearEntries(db)
    return c.json({ entries: [] })
  })
  return routes
}
