import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

const unorderedSchema = z.object({
  reference: z.string(),
  paidAt: z.string(),
  amountLabel: z.string(),
  restaurantName: z.string(),
  email: z.string().nullable(),
  cardBrand: z.string().nullable(),
  cardLastFour: z.string().nullable(),
  /** `waits`: an order may still come of it; `going-back`: the provider is being asked; `gone-back`: it has been given back. */
  state: z.enum(['waits', 'going-back', 'gone-back']),
  /** When it goes back unless an order comes, or when the provider is asked next. */
  until: z.string().nullable(),
})

export type Unordered = z.output<typeof unorderedSchema>

const list = z.object({ payments: z.array(unorderedSchema) })

/** Money that came in and has no order, with what is being done about it. What waits and what is on its way first, the oldest first. */
export const listUnordered = defineCall({
  name: 'console.list-unordered',
  method: 'GET',
  path: '/support/unordered',
  credential: 'none',
  source: 'platform',
  answer: list,
  errors: {},
})

/** Back at once, without waiting for its hour. The basket can be changed and paid anew. */
export const giveBackUnordered = defineCall({
  name: 'console.give-back-unordered',
  method: 'POST',
  path: '/support/unordered/:reference/give-back',
  credential: 'none',
  source: 'platform',
  answer: list,
  errors: { NOT_FOUND: 404, PAYMENT_ORDERED: 409 },
})
