import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'
import { scenarioChoiceSchema } from './scenario.calls'

const LONGEST_REASON = 200

const move = {
  credential: 'none',
  source: 'platform',
  answer: z.object({
    id: z.string(),
    order_state: z.string(),
    delivery_state: z.string().nullable(),
    redelivery_state: z.string().nullable(),
    scenario: z.string(),
    refunded_at: z.string().nullable(),
  }),
  errors: { NOT_FOUND: 404 },
} as const

/** The next step of a delivery, by its state, in either spelling: `RIDER_ASSIGNED`, `rider-assigned`. */
export const moveDelivery = defineCall({
  ...move,
  name: 'console.move-delivery',
  method: 'POST',
  path: '/orders/:id/delivery/:step',
  errors: { NOT_FOUND: 404, DELIVERY_STEP_NOT_ALLOWED: 409, ORDER_NOT_CONFIRMED: 409, NOT_A_DELIVERY: 409 },
})

/** Once more to a door that stayed shut. */
export const redeliver = defineCall({
  ...move,
  name: 'console.redeliver',
  method: 'POST',
  path: '/orders/:id/redelivery',
  request: z.object({
    reason: z.string().trim().min(1).max(LONGEST_REASON).default('Nobody came to the door'),
  }),
  errors: { NOT_FOUND: 404, REDELIVERY_NOT_ALLOWED: 409, ALREADY_REFUNDED: 409 },
})

/** How one order goes from now on. */
export const chooseOrderScenario = defineCall({
  ...move,
  name: 'console.choose-order-scenario',
  method: 'PUT',
  path: '/orders/:id/scenario',
  request: scenarioChoiceSchema,
})
