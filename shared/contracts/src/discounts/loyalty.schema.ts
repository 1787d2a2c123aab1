import * as z from '@galo/schema'
import { graphMeta } from '../call/graph-type'
import { kindsOf } from '../call/kinds'
import { moneySchema } from '../money/money.schema'

const count = z.number().check(z.int(), z.minimum(0))
/** GREEN_REWARD, ORANGE_REWARD or RED_REWARD; a new colour must not cost anybody the rest. */
const rewardKind = z.string()
/** EARNED, TOTAL_TOO_LOW or LIMIT_REACHED (H08). */
const feedbackCode = z.string()

const feedbackKinds = [
  z.object({
    type: z.enum(['CHILLI_COLLECT']),
    code: feedbackCode,
    data: z.object({ currencyCode: z.string(), threshold: count }),
  }),
  z.object({
    type: z.enum(['NEXT_REWARD']),
    code: feedbackCode,
    data: z.object({ balance: count, required: count, kind: rewardKind }),
  }),
  z.object({
    type: z.enum(['REWARD_REDEEM']),
    code: feedbackCode,
    data: z.object({
      currencyCode: z.string(),
      kind: rewardKind,
      requiredSpendRemaining: count,
      requiredSpendAfterRewardDeduction: count,
    }),
  }),
] as const
/** What a basket does for the card: the chilli it earns, the next reward, whether a reward can be used (H05). Amounts are minor units; the currency stands beside them. */
const discountFeedbackSchema = z.union(feedbackKinds).register(graphMeta, kindsOf('type', feedbackKinds))

/** What an order of this basket does to the card (H05). `kind` is CHILLI or a reward's. */
const balanceUpdateSchema = z.object({
  type: z.enum(['ADDITION', 'DEDUCTION']),
  kind: z.string(),
  value: z.number().check(z.int(), z.minimum(1)),
})

/** What the card would be after this order, and whether a reward can be used on it (H04). */
const loyaltyEstimateSchema = z.object({
  earnedReward: z.nullish(z.string()),
  chilliState: feedbackCode,
  balance: z.object({ chillies: z.object({ starting: count, final: count }) }),
  nextReward: z.object({ kind: rewardKind, chilliesRequired: count }),
  chilliesCollected: count,
  rewardRedemptionFeedback: z.nullish(
    z.object({ code: feedbackCode, kind: rewardKind, requiredSpendRemaining: moneySchema }),
  ),
  shownRedeemableRewardsHash: z.string(),
})

/** No card: a guest, or a customer who never joined. */
export const basketOutlookSchema = z.object({
  feedback: z.array(discountFeedbackSchema),
  loyaltyCard: z.nullish(z.object({ balanceUpdates: z.array(balanceUpdateSchema), estimate: loyaltyEstimateSchema })),
})
