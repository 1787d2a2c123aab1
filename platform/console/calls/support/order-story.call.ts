import { defineCall } from '@galo/contracts/call'
import { REFUND_REASONS } from '@galo/domain'
import { z } from 'zod'
import { foundOrderSchema } from './find-orders.call'

const moneySchema = z.object({ currencyCode: z.enum(['GBP', 'EUR']), value: z.number() })
const portionsSchema = z.object({ lineId: z.string(), quantity: z.number() })

const FACT_KINDS = [
  'placed',
  'paid',
  'order',
  'delivery',
  'redelivery',
  'scenario',
  'reported',
  'report-declined',
  'given-back',
  'letter',
] as const

const STAGES_SEEN = [
  'PLACED',
  'CONFIRMED',
  'BEING_PREPARED',
  'PICKED_UP_BY_RIDER',
  'IN_TRANSIT',
  'NEARBY',
  'DELIVERED',
] as const

const factSchema = z.object({
  at: z.string(),
  kind: z.enum(FACT_KINDS),
  /** The event, the state, the subject: whatever this kind is of. */
  what: z.string(),
  amountLabel: z.string().nullable(),
  /** 2 when it is brought again. */
  attempt: z.number().nullable(),
  /** Where the customer saw the order from then on; null when their page told them how it ended, undefined when it did not change. */
  seen: z.enum(STAGES_SEEN).nullable().optional(),
})

export type Fact = z.output<typeof factSchema>

const givenBackSchema = z.object({
  id: z.string(),
  amount: moneySchema,
  isWhole: z.boolean(),
  lines: z.array(portionsSchema),
  fees: z.array(z.string()),
  reason: z.enum(REFUND_REASONS),
  note: z.string(),
  by: z.string(),
  createdAt: z.string(),
  /** Null while the provider has not answered: it is asked again by itself. */
  madeAt: z.string().nullable(),
})

export type GivenBack = z.output<typeof givenBackSchema>

const lineSchema = z.object({
  id: z.string(),
  name: z.string(),
  choices: z.string(),
  quantity: z.number(),
  total: moneySchema,
  deductions: moneySchema,
  deposit: moneySchema,
})

/** The whole of one order: who, what, how it went, what was paid and what went back. */
export const orderStorySchema = z.object({
  order: foundOrderSchema,
  /** `7 Broad Street, Bristol`; null where nobody brings it. */
  address: z.string().nullable(),
  deliveryNote: z.string().nullable(),
  /** Of who carries it, or carried it. */
  riderName: z.string().nullable(),
  /** The brand of the card; null where no money was taken. */
  cardBrand: z.string().nullable(),
  lines: z.array(lineSchema),
  fees: z.array(z.object({ kind: z.string(), amount: moneySchema })),
  /** What was paid, tip included; zero when it cost nothing. */
  paid: moneySchema,
  /** What can still go back. Zero once all of it has, also with the order itself. */
  left: moneySchema,
  given: z.array(givenBackSchema),
  facts: z.array(factSchema),
})

export type OrderStory = z.output<typeof orderStorySchema>

export const readStory = defineCall({
  name: 'console.read-story',
  method: 'GET',
  path: '/support/orders/:id',
  credential: 'none',
  source: 'platform',
  answer: orderStorySchema,
  errors: { NOT_FOUND: 404 },
})

const LONGEST_NOTE = 500
const MOST_LINES = 100
const LARGEST_AMOUNT = 99_999_999
const text = z
  .string()
  .trim()
  .regex(/^[^\0\p{Surrogate}]*$/u, 'plain text')

const wishSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole') }),
  z.object({
    kind: z.literal('parts'),
    lines: z.array(z.object({ lineId: z.string().max(100), quantity: z.int().min(1).max(999) })).max(MOST_LINES),
    fees: z.array(z.string().max(50)).max(20),
  }),
  /** In minor units. */
  z.object({ kind: z.literal('amount'), amount: z.int().min(1).max(LARGEST_AMOUNT) }),
])

/** Why money of an order does not go back. */
export const REFUND_ERRORS = {
  NOT_FOUND: 404,
  REFUND_NOTHING_LEFT: 409,
  REFUND_NOTHING_CHOSEN: 409,
  REFUND_NOT_IN_ORDER: 409,
  REFUND_GONE_BACK: 409,
  REFUND_MORE_THAN_LEFT: 409,
  REFUND_OUT_OF_DATE: 409,
  REFUND_ID_USED: 409,
  ORDER_WAITS: 409,
} as const

/** Money of an order goes back, once for each id: pressing twice is the same refund. */
export const giveBack = defineCall({
  name: 'console.give-back',
  method: 'POST',
  path: '/support/orders/:id/refunds',
  credential: 'none',
  source: 'platform',
  request: z.object({
    id: z.uuid(),
    wish: wishSchema,
    /** What was left when it was looked at, in minor units. */
    left: z.int().min(0).max(LARGEST_AMOUNT),
    reason: z.enum(REFUND_REASONS),
    note: text.max(LONGEST_NOTE),
    by: text.min(1).max(60),
  }),
  answer: orderStorySchema,
  errors: REFUND_ERRORS,
})
