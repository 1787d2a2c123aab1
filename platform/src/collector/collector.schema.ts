import { z } from 'zod'

/** The five levels of a line (K08). */
export const LEVELS = ['fatal', 'error', 'warning', 'info', 'debug'] as const

const LONGEST_MESSAGE = 500
const MOST_ENTRIES = 50
const word = z.string().regex(/^[\w.:-]{1,64}$/, 'a word')

const whoAndWhere = {
  source: word.default('browser'),
  market: z.enum(['UK', 'IE']).nullish(),
  sessionId: word.nullish(),
  details: z.record(z.string().max(100), z.unknown()).default({}),
}

const lineSchema = z.object({
  level: z.enum(LEVELS),
  message: z.string().min(1).max(LONGEST_MESSAGE),
  ...whoAndWhere,
})

/** Something that happened, `checkout:checkout_submit_clicked` say, with what is known of it. */
const eventSchema = z.object({ name: word, ...whoAndWhere })

const batchOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ entries: z.array(entry).min(1).max(MOST_ENTRIES) })

export const logsSchema = batchOf(lineSchema)
export const eventsSchema = batchOf(eventSchema)
export const collectedSchema = z.object({ accepted: z.int() })
