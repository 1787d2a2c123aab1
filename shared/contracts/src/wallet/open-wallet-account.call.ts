import * as z from '@galo/schema'
import { FIELD_LIMITS, isPersonName, tidyText } from '@galo/domain'
import { defineCall } from '../call/call'

const nameSchema = z.pipe(
  z.pipe(z.string(), z.transform(tidyText)),
  z.string().check(z.maxLength(FIELD_LIMITS.cardholder), z.refine(isPersonName, 'not a name')),
)

/** Where a customer's saved cards live (I07). One for each customer and provider: asking again answers the same id. */
export const openWalletAccount = defineCall({
  name: 'wallet.open-wallet-account',
  method: 'POST',
  path: '/wallet/accounts',
  credential: 'customer',
  source: 'wallet',
  request: z.object({
    accountProvider: z.enum(['stripe']),
    countryCode: z.enum(['GB', 'IE']),
    name: z.object({ given: nameSchema, family: nameSchema }),
  }),
  answer: z.object({ id: z.string() }),
  errors: { CUSTOMERS_ONLY: 403 },
})
