import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { graphMeta } from '../call/graph-type'
import { basketOutlookSchema } from './loyalty.schema'

const feedbackTypeSchema = z
  .enum(['NEXT_REWARD', 'CHILLI_COLLECT', 'REWARD_REDEEM'])
  .register(graphMeta, { name: 'FeedbackType' })
const balanceUpdateTypeSchema = z.enum(['ADDITION', 'DEDUCTION']).register(graphMeta, { name: 'BalanceUpdateType' })

/**
 * What a basket means for the card: what is missing for a chilli, a reward or its use, and what ordering it does to the card (H01, H04, H05, H06).
 * Types that are left out are all of them.
 */
export const getBasketFeedback = defineQuery({
  name: 'discounts.get-basket-feedback',
  path: '/discounts/graphql',
  credential: 'session',
  source: 'discounts',
  operation: 'BasketFeedback',
  field: 'basket',
  request: z.object({
    basketId: z.string(),
    feedbackTypes: z.optional(z.array(feedbackTypeSchema)),
    balanceUpdateType: z.optional(balanceUpdateTypeSchema),
  }),
  argsBelow: { feedback: ['feedbackTypes'], balanceUpdates: ['balanceUpdateType'] },
  result: basketOutlookSchema,
  errors: { NOT_FOUND: 400 },
})
