import * as z from '@galo/schema'
import { asReceived } from '../call/as-received'
import type { Frozen } from '../call/call'
import { deductionSchema } from '../deduction'
import { chosenFulfilmentSchema, instantSchema } from '../fulfilment'
import { lineFoodShape } from '../line-food'
import { wirePriceSchema } from '../money/money.schema'
import { preferencesSchema } from '../preferences'
import { quantitySchema } from './quantity.schema'

export const basketChoiceSchema = z.object({
  id: z.string(),
  slug: z.string(),
  display_name: z.string(),
  price: wirePriceSchema,
  eligible_rewards: z.array(z.string()),
  out_of_stock: z.optional(z.boolean()),
})

/** A choice that was taken twice is listed twice. */
export const basketModifierSchema = z.object({
  id: z.string(),
  slug: z.string(),
  prompt_label: z.string(),
  choices: z.array(basketChoiceSchema),
  out_of_stock: z.optional(z.boolean()),
})

/** One line (F06). `price` is for one with its choices, `total_price` for all of them before deductions. */
export const basketItemSchema = z.object({
  id: z.string(),
  menu_item_id: z.string(),
  display_name: z.string(),
  slug: z.string(),
  quantity: quantitySchema,
  price: wirePriceSchema,
  total_price: wirePriceSchema,
  modifiers: z.array(basketModifierSchema),
  eligible_rewards: z.array(z.string()),
  deductions: z.array(deductionSchema),
  age_restricted: z.optional(z.boolean()),
  /** It, or a choice the customer counts themselves, can not be had now (F12). */
  out_of_stock: z.optional(z.boolean()),
  /** It lacks a choice it needs. */
  error: z.optional(z.boolean()),
  upsell: z.optional(z.boolean()),
  ...lineFoodShape,
})
export type BasketItem = z.infer<typeof basketItemSchema>

export const feeSchema = z.object({ kind: z.string(), amount: wirePriceSchema })

const totalsSchema = z.object({
  items: wirePriceSchema,
  deductions: wirePriceSchema,
  fees: wirePriceSchema,
  grand_total: wirePriceSchema,
})
export type BasketTotals = z.infer<typeof totalsSchema>

/** GREEN, ORANGE or RED. Not an enum: a fourth colour must not cost anybody the basket it came in. */
const rewardType = z.string()

/** The loyalty card behind a basket and its rewards (H02); a guest's basket has neither. */
const loyaltySchema = z.object({
  card_number: z.nullish(z.string()),
  /** '…_CARD' or 'HIGH_FIVE'. */
  card_type: z.nullish(z.string()),
  source: z.nullish(z.string()),
  rewards: z.nullish(
    z.object({
      applied: z.array(z.object({ reward_type: rewardType, value: wirePriceSchema, basket_item_id: z.string() })),
      applicable: z.array(
        z.object({
          reward_type: rewardType,
          menu_item: z.object({ id: z.string(), display_name: z.string(), discount_price: wirePriceSchema }),
        }),
      ),
      balance: z.array(z.object({ reward_type: rewardType, count: z.number().check(z.int(), z.minimum(0)) })),
    }),
  ),
})

const promotionsSchema = z.object({
  codes: z.array(z.string()),
  applied: z.array(z.object({ discount_code: z.nullish(z.string()), kind: z.string() })),
})

/** The part of a basket the platform stores (F01). */
export const basketSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  restaurant_id: z.string(),
  fulfilment_type: chosenFulfilmentSchema,
  /** Counts changes: a request that carries an older one is stale. */
  revision: z.number().check(z.int()),
  /** Frozen, dishes and prices, so that there is one sum to pay. */
  built: z.boolean(),
  menu_items: z.array(basketItemSchema),
  fees: z.array(feeSchema),
  /** Of `fees`, those for bringing it and for its being little (F01). */
  delivery_fees: z.optional(z.array(feeSchema)),
  small_order_fees: z.optional(z.array(feeSchema)),
  totals: totalsSchema,
  loyalty: z.nullish(loyaltySchema),
  promotions: z.nullish(promotionsSchema),
  /** Null until somebody has said something. */
  preferences: z.nullish(preferencesSchema),
})
export type Basket = z.infer<typeof basketSchema>
/** As it is sent: what is signed, frozen in a built basket and kept in an order. */
export type BasketView = Frozen<z.input<typeof basketSchema>>

/** An item that sold out and was removed, by name and code (F12). */
const removedItemSchema = z.object({ name: z.string(), plu: z.string() })

/** A reward (`kind` says which) or a code that did not hold any more. */
const removedOfferSchema = z.object({
  kind: z.string(),
  discount_code: z.nullish(z.string()),
  code: z.string(),
  message: z.string(),
})
export type RemovedOffer = z.infer<typeof removedOfferSchema>

/** Beside the basket: what the platform itself took out of it, when it did. */
const signedBasketShape = {
  data: asReceived(basketSchema),
  expiry: instantSchema,
  signature: z.string(),
  removed_items: z.optional(z.array(removedItemSchema)),
  removed_offers: z.optional(z.array(removedOfferSchema)),
}

/** The basket with the platform's signature (F05): every answer carries it, and every change sends it back unaltered. */
export const basketAnswerSchema = z.object(signedBasketShape)
export type SignedBasket = z.infer<typeof basketAnswerSchema>

/** Along with the refusal of a line whose dish is to be had: the choices that are not, by name. */
export const soldOutChoicesSchema = z.object({ sold_out_choices: z.array(z.string()).check(z.minLength(1)) })

/** Validating a guest's basket as a customer makes it theirs; the basket they had before is offered back. */
export const transferAnswerSchema = z.object({
  ...signedBasketShape,
  previous_basket: z.optional(z.object(signedBasketShape)),
})

/** 409: the basket sent was not the last one; a fresh one with what the customer had comes along. */
export const staleBasketSchema = z.object({
  errors: z
    .array(z.object({ code: z.enum(['BASKET_EXPIRED', 'BASKET_ALTERED', 'BASKET_STALE']), message: z.string() }))
    .check(z.minLength(1)),
  ...signedBasketShape,
})
