import { defineCall } from '@galo/contracts/call'
import { CALL_OFF_REASONS } from '@galo/domain'
import { z } from 'zod'

/** An order that is to be collected at a time when the doors, by the hours as they are now, are shut. */
const leftOutSchema = z.object({
  id: z.string(),
  shortId: z.string(),
  pickupLabel: z.string(),
  customerName: z.string(),
  totalLabel: z.string(),
})

const leftOut = {
  credential: 'none',
  source: 'platform',
  answer: z.object({ orders: z.array(leftOutSchema) }),
  errors: { NOT_FOUND: 404 },
} as const

/** What was promised and can't be kept: nobody should come to a shut door. */
export const listLeftOut = defineCall({
  ...leftOut,
  name: 'console.list-left-out',
  method: 'GET',
  path: '/restaurants/:id/left-out',
})

/** Calls all of them off: the money goes back, and each customer is written to. Answered with those that are left. */
export const callOffLeftOut = defineCall({
  ...leftOut,
  name: 'console.call-off-left-out',
  method: 'POST',
  path: '/restaurants/:id/left-out/call-off',
  request: z.object({ because: z.enum(CALL_OFF_REASONS) }),
})
