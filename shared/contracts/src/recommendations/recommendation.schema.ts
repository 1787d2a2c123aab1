import * as z from '@galo/schema'
import { wirePriceSchema } from '../money/money.schema'

/** Something that goes with what is in the basket (F14). */
export const recommendationSchema = z.object({
  menu_item_id: z.string(),
  display_name: z.string(),
  image_url: z.string(),
  alt_text: z.string(),
  kcal: z.nullish(z.number()),
  diets: z.array(z.string()),
  /** What it is among the suggestions: DRINKS, SIDES, DESSERTS … */
  grouping: z.string(),
  /** By name, with presence, as in the menu. */
  allergens: z.record(z.string(), z.string()),
  has_modifiers: z.boolean(),
  price_list: z.array(
    z.object({
      displayName: z.nullish(z.string()),
      fulfilmentTypes: z.array(z.string()),
      kind: z.string(),
      currency_code: wirePriceSchema.shape.currency_code,
      value: wirePriceSchema.shape.value,
    }),
  ),
  serving_info: z.nullish(z.string()),
  deposit_fee: z.nullish(wirePriceSchema),
})
