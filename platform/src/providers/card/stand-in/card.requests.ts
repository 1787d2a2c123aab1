import { z } from 'zod'
import { CardRefusal } from './card.refusal'

/** Nothing that a database can not hold: no NUL, no half of a character. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\0\ud800-\udfff]*$/u, 'not text')

/** A form has texts only. */
const whole = (schema: z.ZodInt) =>
  z.preprocess((value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value), schema)

/** Which parts of the answer are wanted whole; read by the route. */
const expand = z.unknown().optional()

const cardSchema = z.object({
  number: z.string().regex(/^\d{12,19}$/),
  exp_month: whole(z.int().min(0).max(99)),
  exp_year: whole(z.int().min(0).max(9999)),
  cvc: text(4),
})

const addressSchema = z.object({
  line1: text(200).nullish(),
  line2: text(200).nullish(),
  city: text(100).nullish(),
  state: text(100).nullish(),
  postal_code: text(20).nullish(),
  country: text(2).nullish(),
})
const billingSchema = z
  .object({
    name: text(200).nullish(),
    email: text(254).nullish(),
    phone: text(40).nullish(),
    address: addressSchema.nullish(),
  })
  .default({})

const key = z.string().max(200)
const methodId = z.string().regex(/^pm_[0-9a-f]{24}$/, 'not a payment method')

/** POST /v1/payment_methods */
export const methodSchema = z.object({ key, card: cardSchema, billing_details: billingSchema })

const confirmFields = {
  payment_method: methodId.optional(),
  payment_method_data: z.object({ card: cardSchema, billing_details: billingSchema }).optional(),
  expected: z.object({ amount: whole(z.int()), currency: z.string().max(3).toLowerCase() }).optional(),
}

/** POST /v1/payment_intents/:id/confirm, by a page: with the publishable key and the intent's secret. */
export const confirmSchema = z.object({ key, client_secret: z.string().max(200), ...confirmFields })

/** The same by our own server, which says who it is in the `authorization` header. */
export const serverConfirmSchema = z.object(confirmFields)

const LARGEST_AMOUNT = 99_999_999

/** Who pays, and whether the card that does is kept; an empty text takes that back. */
const payerFields = {
  customer: text(200).optional(),
  setup_future_usage: z.enum(['on_session', 'off_session', '']).optional(),
}

/** POST /v1/payment_intents. What the provider does not know it refuses, so nothing is asked of it in vain. */
export const createIntentSchema = z.strictObject({
  amount: whole(z.int().positive().max(LARGEST_AMOUNT)),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .toUpperCase(),
  metadata: z.record(text(40), text(500)).default({}),
  allowed_payment_method_types: z
    .record(z.string(), z.literal('card'))
    .or(z.array(z.literal('card')))
    .optional(),
  ...payerFields,
  expand,
})

/** POST /v1/payment_intents/:id */
export const updateIntentSchema = z.strictObject({ ...payerFields, expand })

/** POST /v1/customers */
export const createCustomerSchema = z.strictObject({ metadata: z.record(text(40), text(500)).default({}), expand })

/** POST /v1/payment_methods/:id/detach */
export const detachSchema = z.strictObject({ expand })

/** GET /v1/customers/:id/payment_methods */
export const methodListSchema = z.strictObject({
  type: z.literal('card').optional(),
  limit: whole(z.int().min(1).max(100)).default(10),
  expand,
})

/** POST /v1/payment_intents/:id/cancel */
export const cancelSchema = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
  expand,
})

/** POST /v1/refunds */
export const refundSchema = z.strictObject({
  payment_intent: z.string().max(200),
  /** Without one, all that is left. */
  amount: whole(z.int().positive().max(LARGEST_AMOUNT)).optional(),
  expand,
})

/** POST /challenge/:id */
export const challengeAnswerSchema = z.object({ answer: z.enum(['complete', 'fail']) })

export const intentIdIn = (given: string): string | null => (/^pi_[0-9a-f]{24}$/.test(given) ? given : null)
export const challengeIdIn = (given: string): string | null => (/^[0-9a-f]{48}$/.test(given) ? given : null)

export const asMethod = ({ payment_method, payment_method_data }: z.infer<typeof serverConfirmSchema>) => {
  if (payment_method !== undefined) return { kind: 'known', id: payment_method } as const
  if (payment_method_data === undefined)
    throw new CardRefusal(400, {
      type: 'invalid_request_error',
      code: 'parameter_missing',
      message: 'You must provide a payment_method or payment_method_data.',
      param: 'payment_method',
    })
  const { card, billing_details } = payment_method_data
  return { kind: 'card', card, billingDetails: billing_details } as const
}
