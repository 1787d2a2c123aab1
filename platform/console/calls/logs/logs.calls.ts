import { defineCall } from '@galo/contracts/call'
import { LOG_LEVELS } from '@galo/contracts/collector'
import { z } from 'zod'

const LONGEST_TEXT = 100
/** As much of a trace's id as somebody reads out, and at least so much that it is no other's. */
export const TRACE = /^[0-9a-f]{8,32}$/

export const LOG_KINDS = ['log', 'event', 'security'] as const

const logEntrySchema = z.object({
  id: z.number(),
  kind: z.enum(LOG_KINDS),
  level: z.enum(LOG_LEVELS),
  /** Who says it: `browser`, `site`, `identity`, `platform`. */
  source: z.string(),
  market: z.enum(['UK', 'IE']).nullable(),
  sessionId: z.string().nullable(),
  /** What it has in common with lines of the other sides. */
  traceId: z.string().nullable(),
  /** The sentence of a line, the name of an event. */
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** When it was noticed, by the clock of whoever noticed it. */
  at: z.string().nullable(),
  receivedAt: z.string(),
})

export type LogEntry = z.output<typeof logEntrySchema>

export const entriesSchema = z.object({ entries: z.array(logEntrySchema) })

const logs = { path: '/logs', credential: 'none', source: 'platform', answer: entriesSchema, errors: {} } as const

/** The latest first, a hundred at a time. */
export const readLogs = defineCall({
  ...logs,
  name: 'console.read-logs',
  method: 'GET',
  query: z.object({
    kind: z.enum(LOG_KINDS).optional(),
    level: z.enum(LOG_LEVELS).optional(),
    /** Part of the message, in any case. */
    text: z
      .string()
      .max(LONGEST_TEXT)
      .regex(/^[^\0\p{Surrogate}]*$/u, 'plain text')
      .optional(),
    /** How a trace's id begins. */
    trace: z.string().regex(TRACE).optional(),
    /** Only older ones than this id. */
    before: z.coerce.number<string>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
})

export const clearLogs = defineCall({ ...logs, name: 'console.clear-logs', method: 'DELETE' })
