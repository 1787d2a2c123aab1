import { defineCall } from '@galo/contracts/call'
import { REWARD_TYPES } from '@galo/domain'
import { z } from 'zod'

const LONGEST_FIND = 100
/** A card turns over at ten. */
const MOST_CHILLIES = 9
const plainText = /^[^\0\p{Surrogate}]*$/u

const customerSchema = z.object({
  id: z.string(),
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  market: z.enum(['UK', 'IE']),
  card: z
    .object({
      cardNumber: z.string(),
      chillies: z.number(),
      rewards: z.array(
        z.object({
          id: z.string(),
          type: z.enum(REWARD_TYPES),
          expiresAt: z.string(),
          state: z.enum(['banked', 'used', 'expired']),
        }),
      ),
    })
    .nullable(),
})

export type Customer = z.output<typeof customerSchema>
export type CustomerCard = NonNullable<Customer['card']>

/** People who registered, by a part of name, e-mail or card number. */
export const findCustomers = defineCall({
  name: 'console.find-customers',
  method: 'GET',
  path: '/customers',
  credential: 'none',
  source: 'platform',
  query: z.object({ find: z.string().max(LONGEST_FIND).regex(plainText, 'plain text').default('') }),
  answer: z.object({ customers: z.array(customerSchema) }),
  errors: {},
})

export const setBalance = defineCall({
  name: 'console.set-balance',
  method: 'PUT',
  path: '/customers/:id/balance',
  credential: 'none',
  source: 'platform',
  request: z.object({ chillies: z.int().min(0).max(MOST_CHILLIES) }),
  answer: z.object({ chillies: z.number() }),
  errors: { NOT_FOUND: 404, NO_CARD: 409 },
})

/** Lives as long as one that was earned now. */
export const giveReward = defineCall({
  name: 'console.give-reward',
  method: 'POST',
  path: '/customers/:id/rewards',
  credential: 'none',
  source: 'platform',
  request: z.object({ type: z.enum(REWARD_TYPES) }),
  answer: z.object({ type: z.enum(REWARD_TYPES) }),
  status: 201,
  errors: { NOT_FOUND: 404, NO_CARD: 409 },
})

/** In every browser. Tokens that are out live on for their quarter of an hour. */
export const signOutEverywhere = defineCall({
  name: 'console.sign-out-everywhere',
  method: 'POST',
  path: '/customers/:id/sign-out',
  credential: 'none',
  source: 'platform',
  answer: z.object({ id: z.string() }),
  errors: { NOT_FOUND: 404 },
})
