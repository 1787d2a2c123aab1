import * as z from '@galo/schema'
import { defineCall } from '../call/call'

/** How somebody answered: by one of the two buttons of equal size, or purpose by purpose. */
export const CONSENT_ANSWERS = ['reject', 'accept', 'chosen'] as const

/** Further than words will ever be counted, and what a column holds. */
const LAST_VERSION = 1_000_000

/**
 * The proof of what somebody said about optional cookies (X15): for which purposes, when, and to which words. It is kept under a number
 * that only the visitor's own cookie knows; the same number sent again changes nothing. Sent by the BFF only.
 */
export const recordConsent = defineCall({
  name: 'consent.record-consent',
  method: 'POST',
  path: '/consents',
  credential: 'client-secret',
  source: 'platform',
  request: z.object({
    id: z.uuid(),
    market: z.enum(['UK', 'IE']),
    /** Counting visits, and what breaks. */
    measure: z.boolean(),
    /** Recording what is done on a page. */
    record: z.boolean(),
    answer: z.enum(CONSENT_ANSWERS),
    /** Which words were on the screen. */
    wordsVersion: z.int().check(z.positive(), z.maximum(LAST_VERSION)),
    decidedAt: z.iso.datetime(),
  }),
  answer: z.object({ id: z.string() }),
  status: 201,
  errors: {},
})
