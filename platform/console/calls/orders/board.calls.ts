import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'
import { boardSchema } from './order-card.schema'

export const getBoard = defineCall({
  name: 'console.get-board',
  method: 'GET',
  path: '/board',
  credential: 'none',
  source: 'platform',
  answer: boardSchema,
  errors: {},
})

const decision = {
  method: 'POST',
  credential: 'none',
  source: 'platform',
  answer: z.object({ id: z.string(), order_state: z.string() }),
  errors: { NOT_FOUND: 404, ORDER_IS_FINAL: 409 },
} as const

export const confirmOrder = defineCall({ ...decision, name: 'console.confirm-order', path: '/orders/:id/confirm' })

/** The money goes back. */
export const rejectOrder = defineCall({ ...decision, name: 'console.reject-order', path: '/orders/:id/reject' })
