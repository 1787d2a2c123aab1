import { z } from 'zod'

/** What every change sends back of the basket it changes (F05). The rest of `basket` is looked at only through its signature. */
export const updateViewSchema = z.object({
  basket: z.looseObject({ id: z.string().min(1), revision: z.int() }),
  expiry: z.iso.datetime({ offset: true }),
  signature: z.string().min(1).max(200),
})

export type UpdateView = z.infer<typeof updateViewSchema>

/** Row C08: 1 to 999. */
const quantity = z.int().min(1).max(999)
const modifiers = z
  .array(z.object({ id: z.string().min(1), choices: z.array(z.string().min(1)).max(50) }))
  .max(40)
  .default([])

export const createRequestSchema = z.object({
  fulfilment_type: z.enum(['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE']).default('DELIVERY'),
  restaurant_id: z.string().min(1),
})

/** `item.id` is the menu's. */
export const addItemSchema = updateViewSchema.extend({
  item: z.object({ id: z.string().min(1), quantity: quantity.default(1), modifiers }),
  upsell: z.boolean().default(false),
})

/** `item.id` is the basket line's. */
export const patchItemSchema = updateViewSchema.extend({
  item: z.object({ id: z.string().min(1), quantity, modifiers: modifiers.optional() }),
})

export const removeItemSchema = updateViewSchema.extend({ item_id: z.string().min(1) })

/** F04: `delivery_quote` is the quote's token. */
export const addQuoteSchema = updateViewSchema.extend({ delivery_quote: z.string().min(1).max(2_000) })
