import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LOG_LEVELS, logBatchSchema, sendLogLines } from '@galo/contracts/collector'
import { redactDetails, redactText } from '@galo/contracts/redact'
import type { Market } from '@galo/domain'
import * as z from 'zod'
import type { Report } from '../report'
import type { Collect } from './collect'
import { jsonOf } from './json-of'
import type { AdmitLines } from './limit-lines'
import { shortDetails } from './short-details'

/** A beacon carries 64 KiB at most, whatever else is under way. */
const MOST_BATCH_BYTES = 60_000
const MOST_IDENTITY_BYTES = 8_192

/** What the sign-in client sends (K08): it says `warn`, and a code in place of a sentence. */
const identityLineSchema = z.object({
  level: z.preprocess((level) => (level === 'warn' ? 'warning' : level), z.enum(LOG_LEVELS)),
  code: z.string().min(1).max(100),
  details: z.string().max(2_000).optional(),
})

/** Without what is nobody's business, and what no database can hold. */
const plain = (said: string): string => redactText(said) || 'A line without words'

interface SiteLogsOptions {
  readonly report: Report
  readonly collect: Collect
  readonly admit: AdmitLines
}

/** What browsers tell us about themselves: lines of the site and of the sign-in client. */
export const siteLogs = (market: Market, { report, collect, admit }: SiteLogsOptions): Hono => {
  const routes = new Hono()
  const refused = () =>
    Response.json({ errors: [{ code: 'BAD_REQUEST', message: 'This is not a log line' }] }, { status: 400 })
  const limitedTo = (maxSize: number) => bodyLimit({ maxSize, onError: refused })

  routes.post('/log', limitedTo(MOST_BATCH_BYTES), async (context) => {
    const batch = logBatchSchema.safeParse(jsonOf(await context.req.text()))
    const tooMany = await admit(context, batch.data?.entries.length ?? 1)
    if (tooMany !== null) return tooMany
    if (!batch.success) return refused()
    const { entries, ...where } = batch.data
    for (const { level, message: said, details: given = {}, ...when } of entries) {
      const about = { ...where, ...when }
      const message = plain(said)
      const details = shortDetails(redactDetails(given))
      report(level, message, { ...details, ...about, from: 'browser', market })
      collect(sendLogLines, { level, message, details, ...about, market, source: 'browser' })
    }
    return context.body(null, 204)
  })
  routes.post('/auth/_log', limitedTo(MOST_IDENTITY_BYTES), async (context) => {
    const entry = identityLineSchema.safeParse(Object.fromEntries(new URLSearchParams(await context.req.text())))
    const tooMany = await admit(context, 1)
    if (tooMany !== null) return tooMany
    if (!entry.success) return refused()
    const { level, code, details } = entry.data
    const message = plain(code)
    const more = details === undefined ? {} : { details: redactDetails({ said: details }) }
    report(level, message, { ...more.details, from: 'identity', market })
    collect(sendLogLines, { level, message, market, source: 'identity', ...more })
    return context.body(null, 204)
  })
  return routes
}
