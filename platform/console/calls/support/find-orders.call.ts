import { defineCall } from '@galo/contracts/call'
import { ORDER_STATES } from '@galo/domain'
import { z } from 'zod'

const LONGEST_FIND = 200
const plainText = /^[^\0\p{Surrogate}]*$/u

export const foundOrderSchema = z.object({
  id: z.string(),
  shortId: z.string(),
  state: z.enum(ORDER_STATES),
  fulfilmentType: z.enum(['COLLECTION', 'DELIVERY', 'EAT_IN', 'AT_TABLE']),
  restaurantName: z.string(),
  customerName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
  cardLastFour: z.string().nullable(),
  createdAt: z.string(),
  /** What was paid, tip included. */
  paidLabel: z.string(),
  /** What has gone back of it; null when nothing has. */
  backLabel: z.string().nullable(),
  isRefunded: z.boolean(),
})

export type FoundOrder = z.output<typeof foundOrderSchema>

/** Orders by anybody's words, the latest first: a number, an e-mail, a telephone, a name, a postcode, a card's last four, a restaurant, a day. */
export const findOrders = defineCall({
  name: 'console.find-orders',
  method: 'GET',
  path: '/support/orders',
  credential: 'none',
  source: 'platform',
  query: z.object({
    find: z.string().max(LONGEST_FIND).regex(plainText, 'plain text').default(''),
    /** From a page's `next`. */
    after: z.string().max(LONGEST_FIND).default(''),
  }),
  answer: z.object({
    orders: z.array(foundOrderSchema),
    /** What to ask for the page after this one; null on the last. */
    next: z.string().nullable(),
  }),
  errors: { BAD_REQUEST: 400 },
})
