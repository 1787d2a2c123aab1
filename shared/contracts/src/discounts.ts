import * as z from 'zod/mini'
import { moneySchema } from './money'

/** H03: a code that can be used on a basket now, and what it would take off. */
export const discountSchema = z.object({
  kind: z.string(),
  displayName: z.nullish(z.string()),
  discountCode: z.nullish(z.string()),
  amount: moneySchema,
})
export type AvailableDiscount = z.infer<typeof discountSchema>

/** `reason` is there when a code does not hold, and the code is one of ours. */
const validationSchema = z.object({ code: z.string(), isValid: z.boolean(), reason: z.nullish(z.string()) })
export type DiscountValidation = z.infer<typeof validationSchema>

/** The answer to `availableDiscountsQuery`. */
export const availableDiscountsAnswerSchema = z.object({
  data: z.object({ getAvailableDiscounts: z.array(discountSchema) }),
})

/** The answer to `validateDiscountCodeQuery`. */
export const validateDiscountCodeAnswerSchema = z.object({
  data: z.object({ validateDiscountCode: validationSchema, availableDiscounts: z.array(validationSchema) }),
})

const count = z.number().check(z.int(), z.minimum(0))
/** GREEN_REWARD, ORANGE_REWARD or RED_REWARD; a new colour must not cost anybody the rest. */
const rewardKind = z.string()
/** EARNED, TOTAL_TOO_LOW or LIMIT_REACHED (H08). */
const feedbackCode = z.string()

/** H05. Amounts are minor units; the currency stands beside them. */
export const discountFeedbackSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CHILLI_COLLECT'),
    code: feedbackCode,
    data: z.object({ currencyCode: z.string(), threshold: count }),
  }),
  z.object({
    type: z.literal('NEXT_REWARD'),
    code: feedbackCode,
    data: z.object({ balance: count, required: count, kind: rewardKind }),
  }),
  z.object({
    type: z.literal('REWARD_REDEEM'),
    code: feedbackCode,
    data: z.object({
      currencyCode: z.string(),
      kind: rewardKind,
      requiredSpendRemaining: count,
      requiredSpendAfterRewardDeduction: count,
    }),
  }),
])
export type DiscountFeedback = z.infer<typeof discountFeedbackSchema>

/** H05: what an order of this basket does to the card. `kind` is CHILLI or a reward's. */
export const balanceUpdateSchema = z.object({
  type: z.enum(['ADDITION', 'DEDUCTION']),
  kind: z.string(),
  value: z.number().check(z.int(), z.minimum(1)),
})
export type CardBalanceUpdate = z.infer<typeof balanceUpdateSchema>

/** H04. */
export const loyaltyEstimateSchema = z.object({
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
export type CardEstimate = z.infer<typeof loyaltyEstimateSchema>

/** The answer to `basketFeedbackQuery`. No card: a guest, or a customer who never joined. */
export const basketFeedbackAnswerSchema = z.object({
  data: z.object({
    basket: z.object({
      feedback: z.array(discountFeedbackSchema),
      loyaltyCard: z.nullish(
        z.object({ balanceUpdates: z.array(balanceUpdateSchema), estimate: loyaltyEstimateSchema }),
      ),
    }),
  }),
})
