import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { eventBatchSchema, RECORDING, sendEvents } from '@galo/contracts/collector'
import { redactEvent } from '@galo/contracts/redact'
import type { Market } from '@galo/domain'
import * as z from 'zod'
import type { Consent } from '../../shared/consent-cookie'
import { consentOf } from '../visitor/consent-of'
import type { Collect } from './collect'
import { jsonOf } from './json-of'
import type { AdmitLines } from './limit-lines'
import { shortDetails } from './short-details'

/** A beacon carries 64 KiB at most, whatever else is under way. */
const MOST_BYTES = 60_000

const sessionWord = z.string().regex(/^[\w.:-]{1,64}$/)
const sessionSchema = z.object({ sessionId: sessionWord, persistentSessionId: sessionWord.optional() })

const isAllowed = (name: string, consent: Consent | null): boolean =>
  consent !== null && (name.startsWith(RECORDING) ? consent.record : consent.measure)

interface SiteEventsOptions {
  readonly collect: Collect
  readonly admit: AdmitLines
  readonly now?: () => number
}

const refused = () =>
  Response.json({ errors: [{ code: 'BAD_REQUEST', message: 'These are not events' }] }, { status: 400 })

/**
 * What somebody does on the site, as their browser tells it (K10), and which session support should look for (B13). The second lock: what
 * the visitor has not said yes to is dropped here too, and nobody is told so, whose page may have been on its way when they said no.
 */
export const siteEvents = (market: Market, { collect, admit, now = () => Date.now() }: SiteEventsOptions): Hono => {
  const saidBy = (context: Context) => consentOf(context, market, now())

  return new Hono()
    .post('/events', bodyLimit({ maxSize: MOST_BYTES, onError: refused }), async (context) => {
      const batch = eventBatchSchema.safeParse(jsonOf(await context.req.text()))
      const tooMany = await admit(context, batch.data?.entries.length ?? 1)
      if (tooMany !== null) return tooMany
      if (!batch.success) return refused()
      const { entries, ...where } = batch.data
      const consent = saidBy(context)
      for (const { name, details = {}, ...when } of entries)
        if (isAllowed(name, consent))
          collect(sendEvents, {
            name,
            details: shortDetails(redactEvent(details)),
            ...where,
            ...when,
            market,
            source: 'browser',
          })
      return context.body(null, 204)
    })
    .get('/session/id', async (context) => {
      const tooMany = await admit(context, 1)
      if (tooMany !== null) return tooMany
      const query = sessionSchema.safeParse(context.req.query())
      if (query.success && isAllowed(RECORDING, saidBy(context))) {
        const { sessionId, persistentSessionId } = query.data
        const details = persistentSessionId === undefined ? {} : { persistentSessionId }
        collect(sendEvents, { name: 'session.reported', sessionId, market, source: 'site', details })
      }
      return context.body(null, 204)
    })
}
