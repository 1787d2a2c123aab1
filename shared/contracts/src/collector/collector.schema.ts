import * as z from '@galo/schema'

/** So many entries come together at most. */
export const MOST_ENTRIES = 50
/** Beyond the year 3000 no database needs to follow a browser's clock. */
const LAST_INSTANT = 32_503_680_000_000

/** More apps than a page is ever made of. */
const MOST_APPS = 20

/** A name without spaces: of an event, a source, a session. */
export const wordSchema = z.string().check(z.regex(/^[\w.:-]{1,64}$/, 'a word'))

/** Which version of which app: `{ shell: '1a2b', 'mfe-menu': '9f3c' }`. */
const releaseSchema = z
  .record(wordSchema, wordSchema)
  .check(z.refine((release) => Object.keys(release).length <= MOST_APPS, `of ${MOST_APPS} apps at most`))

/** Where in the site, and in which releases of it, something was noticed. */
export const whereOnSite = {
  page: z.nullish(wordSchema),
  release: z.nullish(releaseSchema),
}

/** When and in which trace: `at` by the clock of whoever tells it, in milliseconds since the epoch. */
export const whenAndTrace = {
  at: z.nullish(z.int().check(z.minimum(0), z.maximum(LAST_INSTANT))),
  trace: z.nullish(z.string().check(z.regex(/^(?!0{32})[0-9a-f]{32}$/, 'a trace id'))),
}

export const detailsSchema = z.record(z.string().check(z.maxLength(100)), z.unknown())

/** Where an entry comes from, and what else is known of it. */
export const whoAndWhere = {
  source: z._default(wordSchema, 'browser'),
  market: z.nullish(z.enum(['UK', 'IE'])),
  sessionId: z.nullish(wordSchema),
  ...whereOnSite,
  ...whenAndTrace,
  details: z._default(detailsSchema, {}),
}

export const batchOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({ entries: z.array(entry).check(z.minLength(1), z.maxLength(MOST_ENTRIES)) })

export const collectedSchema = z.object({ accepted: z.number().check(z.int()) })
