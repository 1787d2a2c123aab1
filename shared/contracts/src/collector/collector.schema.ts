import * as z from 'zod/mini'

const MOST_ENTRIES = 50

/** A name without spaces: of an event, a source, a session. */
export const wordSchema = z.string().check(z.regex(/^[\w.:-]{1,64}$/, 'a word'))

/** Where an entry comes from, and what else is known of it. */
export const whoAndWhere = {
  source: z._default(wordSchema, 'browser'),
  market: z.nullish(z.enum(['UK', 'IE'])),
  sessionId: z.nullish(wordSchema),
  details: z._default(z.record(z.string().check(z.maxLength(100)), z.unknown()), {}),
}

export const batchOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({ entries: z.array(entry).check(z.minLength(1), z.maxLength(MOST_ENTRIES)) })

export const collectedSchema = z.object({ accepted: z.number().check(z.int()) })
