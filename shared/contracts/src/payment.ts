import * as z from 'zod/mini'
import { fulfilmentTypeSchema } from './fulfilment'

/** I06. `amount` in minor units; the platform refuses one that is not the built basket's total. */
export const transactionRequestSchema = z.object({
  paymentGateway: z.string(),
  merchant: z.object({ fulfilmentMethod: fulfilmentTypeSchema, restaurantIdentifier: z.string() }),
  metadata: z.object({
    source: z.literal('WEB'),
    deviceId: z.string(),
    basketId: z.string(),
    sigmundSessionId: z.optional(z.string()),
    guest: z.optional(z.object({ email: z.string() })),
  }),
  stripe: z.object({
    amount: z.number().check(z.int(), z.positive()),
    currency: z.enum(['GBP', 'EUR']),
    customerId: z.optional(z.string()),
  }),
})
export type TransactionRequest = z.infer<typeof transactionRequestSchema>

export const transactionAnswerSchema = z.object({
  stripe: z.object({ clientSecret: z.string() }),
  transactionReference: z.string(),
  /** The provider's own word. `succeeded`: it is paid, and only has to be submitted. */
  status: z.optional(z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'])),
})
export type TransactionAnswer = z.infer<typeof transactionAnswerSchema>

/** I11. */
export const fraudSessionRequestSchema = z.object({
  customerId: z.optional(z.string()),
  deviceId: z.string(),
  source: z.literal('WEB'),
  restaurantId: z.string(),
  fulfilmentMethod: fulfilmentTypeSchema,
})
export type FraudSessionRequest = z.infer<typeof fraudSessionRequestSchema>
export const fraudSessionAnswerSchema = z.object({ id: z.string() })
export const fraudSessionPatchSchema = z.object({ transactionReference: z.string() })
