import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { chosenFulfilmentSchema } from '../fulfilment'

/** What a page knows of its visitor that a flag may be decided by (A15); the site adds the rest of the context. */
export const flagContextSchema = z.object({
  fulfilment: z.nullable(chosenFulfilmentSchema),
  /** Of the restaurant whose menu is looked at, or whose food is in the basket. */
  slug: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Of what is in the basket, in minor units. */
  basketSubtotal: z.int().check(z.nonnegative()),
  authenticated: z.boolean(),
  /** There is a loyalty card behind the basket. */
  loyaltyMember: z.boolean(),
})

export type FlagContext = z.output<typeof flagContextSchema>

/**
 * A value for every flag of a page that stands, for this visitor as they are now. With the `etag` of an earlier answer in `if-none-match` the same
 * answer is a 304. The BFF answers it, not the platform.
 */
export const followFlags = defineCall({
  name: 'site.follow-flags',
  method: 'POST',
  path: '/order/api/flags',
  credential: 'none',
  source: 'site',
  request: z.object({ context: flagContextSchema }),
  answer: z.object({ flags: z.record(z.string(), z.union([z.boolean(), z.string(), z.number()])) }),
  errors: { INVALID_CONTEXT: 400, FORBIDDEN: 403, TOO_MANY_CALLS: 429 },
  isSafe: true,
})
