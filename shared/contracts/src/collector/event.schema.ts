import * as z from '@galo/schema'
import { detailsSchema, MOST_ENTRIES, whenAndTrace, whereOnSite, wordSchema } from './collector.schema'

const eventSchema = z.object({ name: wordSchema, ...whenAndTrace, details: z.optional(detailsSchema) })

/** What a browser tells the site that somebody did, once they have said that it may be counted or recorded: events, and where they were. */
export const eventBatchSchema = z.object({
  ...whereOnSite,
  sessionId: z.nullish(wordSchema),
  entries: z.array(eventSchema).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
})
