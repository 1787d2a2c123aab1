import * as z from 'zod/mini'
import { fulfilmentTypeSchema, instantSchema } from './fulfilment'
import type { SignedBasket } from './basket'

/** F02. */
export const createBasketRequestSchema = z.object({
  fulfilment_type: z._default(fulfilmentTypeSchema, 'DELIVERY'),
  restaurant_id: z.string(),
})
export type CreateBasketRequest = z.input<typeof createBasketRequestSchema>

/** The last signed basket, as it goes back; `basket` is checked by its signature, not by its shape. */
const viewShape = { basket: z.record(z.string(), z.unknown()), expiry: instantSchema, signature: z.string() }
export const updateViewSchema = z.object(viewShape)

/** F08. `id` is the menu item's when adding and the line's when changing; a choice taken twice is listed twice. */
export const itemRequestSchema = z.object({
  id: z.string(),
  quantity: z.number().check(z.int(), z.minimum(1), z.maximum(999)),
  modifiers: z.array(z.object({ id: z.string(), choices: z.array(z.string()) })),
})
export type ItemRequest = z.infer<typeof itemRequestSchema>

/** F03. */
export const addItemRequestSchema = z.object({ ...viewShape, item: itemRequestSchema, upsell: z.optional(z.boolean()) })
export const changeItemRequestSchema = z.object({ ...viewShape, item: itemRequestSchema })
export const removeItemRequestSchema = z.object({ ...viewShape, item_id: z.string() })

/** F04. */
const rewardType = z.enum(['GREEN', 'ORANGE', 'RED'])
export const setRewardRequestSchema = z.object({ ...viewShape, reward: z.object({ type: rewardType }) })
export const removeRewardRequestSchema = z.object({ ...viewShape, reward_type: rewardType })
export const discountCodeRequestSchema = z.object({ ...viewShape, discount_code: z.string() })
export const quoteRequestSchema = z.object({ ...viewShape, delivery_quote: z.string() })

/** An "update view": the signed basket, flat, with what is to change. */
export const updateView = <E extends object>(
  { data, expiry, signature }: SignedBasket,
  extra: E,
): { readonly basket: SignedBasket['data']; readonly expiry: string; readonly signature: string } & E => ({
  basket: data,
  expiry,
  signature,
  ...extra,
})
