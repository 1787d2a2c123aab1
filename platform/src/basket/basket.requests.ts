import { isDiscountCode, normaliseDiscountCode, REWARD_TYPES } from '@galo/domain'
import { z } from 'zod'

/** Longer than any id of ours or of the menu's. */
const id = z.string().min(1).max(100)

/** What every change sends back of the basket it changes (F05). The rest of `basket` is looked at only through its signature. */
export const updateViewSchema = z.object({
  basket: z.looseObject({ id, revision: z.int() }),
  expiry: z.iso.datetime({ offset: true }),
  signature: z.string().min(1).max(200),
})

export type UpdateView = z.infer<typeof updateViewSchema>

/** Row C08: 1 to 999. */
const quantity = z.int().min(1).max(999)
const modifiers = z
  .array(z.object({ id, choices: z.array(id).max(50) }))
  .max(40)
  .default([])

export const createRequestSchema = z.object({
  fulfilment_type: z.enum(['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE']).default('DELIVERY'),
  restaurant_id: id,
})

/** `item.id` is the menu's. */
export const addItemSchema = updateViewSchema.extend({
  item: z.object({ id, quantity: quantity.default(1), modifiers }),
  upsell: z.boolean().default(false),
})

/** `item.id` is the basket line's. */
export const patchItemSchema = updateViewSchema.extend({
  item: z.object({ id, quantity, modifiers: modifiers.optional() }),
})

export const removeItemSchema = updateViewSchema.extend({ item_id: id })

/** F04: `delivery_quote` is the quote's token. */
export const addQuoteSchema = updateViewSchema.extend({ delivery_quote: z.string().min(1).max(2_000) })

const rewardType = z.enum(REWARD_TYPES)
export const setRewardSchema = updateViewSchema.extend({ reward: z.object({ type: rewardType }) })
export const removeRewardSchema = updateViewSchema.extend({ reward_type: rewardType })

/** Row H07: upper case without outer spaces, however it was typed. */
export const discountCodeText = z
  .string()
  .max(100)
  .refine(isDiscountCode, 'letters, digits, underscore and hyphen, at most 32')
  .transform(normaliseDiscountCode)
export const discountCodeSchema = updateViewSchema.extend({ discount_code: discountCodeText })
