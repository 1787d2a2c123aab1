import * as z from '@galo/schema'
import { chosenFulfilmentSchema, instantSchema } from '../fulfilment'
import { lineFoodShape } from '../line-food'
import { wirePriceSchema } from '../money/money.schema'

const choiceSchema = z.object({ id: z.string(), display_name: z.string() })

/** A dish as it was made up. Its name is from when it was kept, so that it can be told of when it is gone. */
const keptDishSchema = z.object({
  menu_item_id: z.string(),
  display_name: z.string(),
  quantity: z.number().check(z.int(), z.minimum(1)),
  modifiers: z.array(z.object({ id: z.string(), choices: z.array(choiceSchema) })),
  /** Of one with its choices, today; null where it can't be had so. */
  price: z.nullable(wirePriceSchema),
  /** What is in it with its choices, to be judged before it goes in (X09); of a dish that the menu has no more nothing is known. */
  allergens: lineFoodShape.allergens,
  diets: lineFoodShape.diets,
  /** Alcohol is in it. */
  age_restricted: z.optional(z.boolean()),
})
export type KeptDish = z.infer<typeof keptDishSchema>

/** A restaurant by name, for who has never seen it. `country` as in addresses. */
const restaurantSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  country: z.string(),
})

/** What was in a basket when it was kept, with what it costs today. Whose it was is not in it. */
export const keptShape = {
  id: z.string(),
  restaurant: restaurantSchema,
  fulfilment_type: chosenFulfilmentSchema,
  dishes: z.array(keptDishSchema),
  /** Of what can be had, before fees and whatever is taken off. */
  items_total: wirePriceSchema,
}

const savedBasketSchema = z.object({ ...keptShape, name: z.string(), saved_at: instantSchema })
export type SavedBasket = z.infer<typeof savedBasketSchema>

/** The latest first. */
export const savedBasketsSchema = z.object({ saved_baskets: z.array(savedBasketSchema) })

export const sharedBasketSchema = z.object({ ...keptShape, expires_at: instantSchema })
export type SharedBasket = z.infer<typeof sharedBasketSchema>
