import * as z from '@galo/schema'
import { moneySchema } from '../money/money.schema'

/** Whose basket is asked about: baskets and customers of others are not there. */
export const ofCustomerSchema = z.object({ basketId: z.string(), customerId: z.string() })

/** A code that can be used on a basket now, and what it would take off (H03). */
export const discountSchema = z.object({
  kind: z.string(),
  displayName: z.nullish(z.string()),
  discountCode: z.nullish(z.string()),
  amount: moneySchema,
})

/** `reason` is there when a code does not hold, and the code is one of ours. */
export const validationSchema = z.object({ code: z.string(), isValid: z.boolean(), reason: z.nullish(z.string()) })
