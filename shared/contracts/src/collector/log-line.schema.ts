import * as z from '@galo/schema'
import { detailsSchema, MOST_ENTRIES, whenAndTrace, whereOnSite } from './collector.schema'

/** The five levels of a line (K08). */
export const LOG_LEVELS = ['fatal', 'error', 'warning', 'info', 'debug'] as const

const LONGEST_MESSAGE = 500

/** What a line says. */
export const lineWords = {
  level: z.enum(LOG_LEVELS),
  message: z.string().check(z.minLength(1), z.maxLength(LONGEST_MESSAGE)),
}

const lineSchema = z.object({ ...lineWords, ...whenAndTrace, details: z.optional(detailsSchema) })

/** What a browser tells the site at once: lines, and where it was. A line by itself, as older releases send it, is a batch of one. */
export const logBatchSchema = z.union([
  z.object({ ...whereOnSite, entries: z.array(lineSchema).check(z.minLength(1), z.maxLength(MOST_ENTRIES)) }),
  z.pipe(
    lineSchema,
    z.transform((line) => ({ entries: [line] })),
  ),
])
