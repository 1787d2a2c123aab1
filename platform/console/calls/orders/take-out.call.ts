import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'
import { REFUND_ERRORS } from '../support/order-story.call'

/** What the kitchen has run out of comes out of an order; what was paid for it goes back, once for each id (J13). */
export const takeOut = defineCall({
  name: 'console.take-out',
  method: 'POST',
  path: '/orders/:id/take-out',
  credential: 'none',
  source: 'platform',
  request: z.object({
    id: z.uuid(),
    lines: z
      .array(z.object({ lineId: z.string().max(100), quantity: z.int().min(1).max(999) }))
      .min(1)
      .max(100),
  }),
  answer: z.object({
    /** What goes back for it. */
    amountLabel: z.string(),
  }),
  errors: { ...REFUND_ERRORS, ORDER_HAS_LEFT: 409, NOTHING_WOULD_BE_LEFT: 409 },
})
