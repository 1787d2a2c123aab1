import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

/** Minor units of each market. */
const amountSchema = z.object({ UK: z.number(), IE: z.number() })

/** What is left out does not limit a code. */
const discountCodeSchema = z.object({
  code: z.string(),
  displayName: z.string(),
  worth: z.union([
    z.object({ kind: z.literal('PERCENTAGE'), basisPoints: z.number() }),
    z.object({ kind: z.literal('AMOUNT'), amount: amountSchema }),
  ]),
  market: z.enum(['UK', 'IE']).optional(),
  isCustomersOnly: z.boolean().optional(),
  isFirstOrderOnly: z.boolean().optional(),
  endsAt: z.string().optional(),
  totalLimit: z.number().optional(),
  perCustomerLimit: z.number().optional(),
  /** Those that were given back do not count. */
  uses: z.number(),
})

export type DiscountCode = z.output<typeof discountCodeSchema>

export const listCodes = defineCall({
  name: 'console.list-codes',
  method: 'GET',
  path: '/codes',
  credential: 'none',
  source: 'platform',
  answer: z.object({ codes: z.array(discountCodeSchema) }),
  errors: {},
})
