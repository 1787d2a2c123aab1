import { z } from 'zod'

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,100}$`))
const code = z.string().regex(/^[a-z_]{1,100}$/)

/** The part of the provider's message we read. An intent says its own id, a charge says its intent's. */
export const eventSchema = z.object({
  id: id('evt'),
  type: z.string().regex(/^[a-z_.]{1,100}$/),
  created: z.int().min(0).max(4_102_444_800),
  data: z.object({
    object: z.object({
      id: z.string().regex(/^\w{1,200}$/),
      payment_intent: id('pi').nullish(),
      /** Of a charge: nothing is left of it. */
      refunded: z.boolean().nullish(),
      last_payment_error: z.object({ code: code.optional(), decline_code: code.optional() }).nullish(),
    }),
  }),
})

/** What the messages have said of a payment so far. They come late, twice and in any order. */
export interface PaymentReport {
  readonly settledAt: Date | null
  readonly failedAt: Date | null
  readonly failureCode: string | null
  readonly refundedAt: Date | null
}

export interface Message {
  readonly type: string
  readonly at: Date
  /** All of the money has gone back, and not a part. */
  readonly isWhole: boolean
  readonly failureCode: string | null
}

const earlier = (known: Date | null, at: Date): Date => (known !== null && known <= at ? known : at)

/**
 * What we know after one more message. The order in which they come makes no difference: money that came in or went back did so once, and of
 * refused cards the last one counts. A type we do not know changes nothing.
 */
export const afterMessage = (known: PaymentReport, { type, at, isWhole, failureCode }: Message): PaymentReport => {
  switch (type) {
    case 'payment_intent.succeeded':
      return { ...known, settledAt: earlier(known.settledAt, at) }
    case 'charge.refunded':
      return isWhole ? { ...known, refundedAt: earlier(known.refundedAt, at) } : known
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const code = failureCode ?? 'canceled'
      const isNewer =
        known.failedAt === null ||
        known.failedAt < at ||
        (known.failedAt.getTime() === at.getTime() && code > (known.failureCode ?? ''))
      return isNewer ? { ...known, failedAt: at, failureCode: code } : known
    }
    default:
      return known
  }
}
