import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

const slotSchema = z.object({ time: z.string(), label: z.string(), taken: z.number(), capacity: z.number() })

export type SlotToday = z.output<typeof slotSchema>

/** Today's collection slots still to come, with how many orders each has and takes; full ones too. */
export const listSlots = defineCall({
  name: 'console.list-slots',
  method: 'GET',
  path: '/restaurants/:id/slots',
  credential: 'none',
  source: 'platform',
  answer: z.object({ slots: z.array(slotSchema) }),
  errors: { NOT_FOUND: 404 },
})
