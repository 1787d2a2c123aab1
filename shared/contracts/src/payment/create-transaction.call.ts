import * as z from '@galo/schema'
import { FIELD_LIMITS, MOST_TIP } from '@galo/domain'
import { NOT_COMPLETE, NOT_ORDERABLE } from '../basket/basket.errors'
import { defineCall, type AnswerOf, type InputOf, type RequestOf } from '../call/call'
import { chosenFulfilmentSchema } from '../fulfilment'

const requestSchema = z.object({
  paymentGateway: z.string().check(z.minLength(1)),
  merchant: z.object({
    fulfilmentMethod: chosenFulfilmentSchema,
    restaurantIdentifier: z.string().check(z.minLength(1)),
  }),
  metadata: z.object({
    source: z.literal('WEB'),
    deviceId: z.string().check(z.minLength(1), z.maxLength(200)),
    basketId: z.string().check(z.minLength(1)),
    sigmundSessionId: z.nullish(z.string().check(z.maxLength(200))),
    guest: z.nullish(z.object({ email: z.string().check(z.maxLength(FIELD_LIMITS.email)) })),
    /** Whoever pays has said that they are 18 or over: without it no alcohol is paid for (I04). An extension of ours, as its error is. */
    isAgeRestrictedOrder: z.nullish(z.boolean()),
  }),
  /** What of `stripe.amount` is a tip, in minor units; all of it goes to staff (X06). An extension of ours. */
  tip: z.nullish(z.int().check(z.nonnegative(), z.maximum(MOST_TIP))),
  /** The saved card that will be asked for the money (I05): refused where it is not the bearer's own. An extension of ours. */
  walletPaymentMethodId: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Whether the card that pays is saved in the bearer's wallet account; said nothing of, it stays as it was. An extension of ours. */
  saveCard: z.nullish(z.boolean()),
  /** `amount` in minor units: what the built basket costs, and the tip, to the penny. */
  stripe: z.object({
    amount: z.int().check(z.positive()),
    currency: z.string().check(z.toUpperCase()),
    customerId: z.nullish(z.string()),
  }),
})

/**
 * The one payment of a built basket (I06, I10). However often it is asked, the same basket at the same sum gets the same transaction and client
 * secret; `status` `succeeded` means there is nothing left to pay, only to submit. Needs an `idempotencyKey`: one for each attempt to pay. Refused,
 * before anything can be paid, for whatever an order would be refused for but the chosen time, which is checked when it is ordered.
 */
export const createTransaction = defineCall({
  name: 'payment.create-transaction',
  method: 'PUT',
  path: '/payment/transaction',
  credential: 'session',
  source: 'payment',
  request: requestSchema,
  answer: z.object({
    stripe: z.object({ clientSecret: z.string() }),
    transactionReference: z.string(),
    /** The provider's own word. `succeeded`: it is paid, and only has to be submitted. */
    status: z.optional(z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'])),
  }),
  errors: {
    BASKET_NOT_BUILT: 409,
    AMOUNT_MISMATCH: 409,
    CURRENCY_MISMATCH: 409,
    MERCHANT_MISMATCH: 409,
    NOTHING_TO_PAY: 409,
    BASKET_EXPIRED: 409,
    AGE_NOT_STATED: 409,
    SAVED_CARD_GONE: 409,
    IDEMPOTENCY_KEY_REUSED: 422,
    BASKET_PAID: 409,
    BASKET_ORDERED: 409,
    ...NOT_ORDERABLE,
    ...NOT_COMPLETE,
  },
})

/** As a client writes it. */
export type TransactionRequest = InputOf<typeof createTransaction>['body']
/** As the platform reads it. */
export type TransactionAsked = RequestOf<typeof createTransaction>
export type TransactionAnswer = AnswerOf<typeof createTransaction>
