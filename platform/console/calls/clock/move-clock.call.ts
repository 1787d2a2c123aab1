import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

/** The platform's time, for everybody: to an instant, by a span, or back to the real one. */
export const moveClock = defineCall({
  name: 'console.move-clock',
  method: 'POST',
  path: '/clock',
  credential: 'none',
  source: 'platform',
  request: z.union([
    z.object({ now: z.iso.datetime({ offset: true }) }),
    z.object({ advance: z.string().regex(/^\d+(\.\d+)?\s?(s|min|h)$/, 'like "90 s", "12 min" or "2 h"') }),
    z.object({ reset: z.literal(true) }),
  ]),
  answer: z.object({ now: z.string() }),
  errors: {},
})
