import type { RequestOf } from '@galo/contracts/call'
import { sendEvents, sendLogLines } from '@galo/contracts/collector'
import { redactDetails, redactEvent, redactText } from '@galo/contracts/redact'
import type { Context } from 'hono'
import type { z } from 'zod'
import { createArea } from '../../kernel/http/answering'
import { parseWith } from '../../kernel/http/body'
import { assertReadable } from '../../kernel/http/readable'
import { Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { entriesIn } from './batch.rules'
import { keepEntries, type NewLogEntry } from './collector.store'

/** What any entry says of itself, whatever kind it is. */
type CollectedEntry = Omit<NewLogEntry, 'receivedAt' | 'at' | 'traceId'> &
  Pick<RequestOf<typeof sendLogLines>['entries'][number], 'at' | 'trace' | 'page' | 'release'>

const readEntries = async <S extends z.core.$ZodType>(c: Context, schema: S): Promise<z.output<S>> => {
  let entries: unknown
  try {
    entries = entriesIn(await c.req.text())
  } catch {
    throw new Refusal(400, 'BAD_REQUEST', 'body: not JSON, nor lines of it')
  }
  assertReadable(entries)
  return parseWith(schema, entries)
}

/** What our own servers collect: a browser's lines come through the site. Redacted here once more, whoever sends them. */
export const collectorRoutes = (platform: Platform) => {
  const { db, clock } = platform
  const { routes, answer } = createArea(platform, 'list')

  const keep = async (entries: readonly CollectedEntry[]) => {
    const receivedAt = clock.now()
    await keepEntries(
      db,
      entries.map(({ at, trace, page, release, ...entry }) => ({
        ...entry,
        at: at == null ? null : new Date(at),
        traceId: trace ?? null,
        receivedAt,
        details: {
          ...(entry.kind === 'event' ? redactEvent : redactDetails)(entry.details),
          ...(page && { page }),
          ...(release && { release }),
        },
      })),
    )
    return { accepted: entries.length }
  }

  answer(
    sendLogLines,
    ({ body: { entries } }) =>
      keep(entries.map((entry) => ({ ...entry, kind: 'log', message: redactText(entry.message) }))),
    { read: readEntries },
  )
  answer(
    sendEvents,
    ({ body: { entries } }) =>
      keep(entries.map(({ name, ...entry }) => ({ ...entry, kind: 'event', level: 'info', message: name }))),
    { read: readEntries },
  )
  return routes
}
