import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { instantSchema } from '../fulfilment'

/**
 * What is on a loyalty card. Rewards are those that may be used, the one that ends first before the others; `type` is plain text, so that
 * a new colour costs nobody the rest.
 */
const loyaltyCardSchema = z.object({
  cardNumber: z.string(),
  /** The tenth is changed for its reward. */
  chillies: z.int().check(z.minimum(0), z.maximum(9)),
  rewards: z.array(z.object({ type: z.string(), expiresAt: instantSchema })),
})

export type LoyaltyCard = z.infer<typeof loyaltyCardSchema>

/** The card of the customer who is signed in, with its chillies and rewards (H09); `null` for who has none. */
export const getLoyaltyCard = defineQuery({
  name: 'profile.get-loyalty-card',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'GetLoyaltyCard',
  field: 'loyaltyCard',
  request: z.object({}),
  result: z.nullable(loyaltyCardSchema),
  errors: { CUSTOMERS_ONLY: 403 },
})
