import { redactDetails, redactText } from '@galo/contracts/redact'
import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { parseWith } from '../http/body'
import { assertReadable } from '../http/readable'
import { answerErrorsAs, Refusal } from '../http/refusal'
import { isSameSecret } from '../http/secret'
import type { Platform } from '../platform'
import { entriesIn } from './batch.rules'
import { eventsSchema, logsSchema } from './collector.schema'
import { keepEntries, type NewLogEntry } from './collector.store'

const readEntriesOf = async <Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> => {
  let entries: unknown
  try {
    entries = entriesIn(await c.req.text())
  } catch {
    throw new Refusal(400, 'BAD_REQUEST', 'body: not JSON, nor lines of it')
  }
  assertReadable(entries)
  return parseWith(schema, entries)
}

/**
 * POST /collector/logs and /collector/events, for our own servers: a browser's lines come through the site. Redacted here once more,
 * whoever sends them.
 */
export const collectorRoutes = ({ db, clock, config }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  routes.use(async (c, next) => {
    if (!isSameSecret(c.req.header('x-client-secret') ?? '', config.clientSecret))
      throw new Refusal(401, 'UNAUTHORISED', 'x-client-secret is wrong')
    await next()
  })

  const keep = async (c: Context, entries: readonly Omit<NewLogEntry, 'receivedAt'>[]) => {
    const receivedAt = clock.now()
    await keepEntries(
      db,
      entries.map((entry) => ({ ...entry, receivedAt, details: redactDetails(entry.details) })),
    )
    return c.json({ accepted: entries.length }, 202)
  }
  routes.post('/logs', async (c) => {
    const { entries } = await readEntriesOf(c, logsSchema)
    return keep(
      c,
      entries.map((entry) => ({ ...entry, kind: 'log', message: redactText(entry.message) })),
    )
  })
  routes.post('/events', async (c) => {
    const { entries } = await readEntriesOf(c, eventsSchema)
    return keep(
      c,
      entries.map(({ name, ...entry }) => ({ ...entry, kind: 'event', level: 'info', message: name })),
    )
  })
  return routes
}
