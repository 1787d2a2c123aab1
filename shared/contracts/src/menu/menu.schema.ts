import * as z from '@galo/schema'
import { allergensSchema } from '../allergens'
import { fulfilmentTypeSchema } from '../fulfilment'
import { moneySchema } from '../money/money.schema'
import { nullAsAbsent } from '../null-as-absent'

const rewardsSchema = z.array(z.string())

/** Per portion as served: grams, kcal, kJ, and alcohol as per cent by volume (E04). */
export const nutritionalFactsSchema = z.object({
  kcal: z.number(),
  kj: z.number(),
  fat: z.number(),
  saturates: z.number(),
  carbs: z.number(),
  sugars: z.number(),
  fibre: z.number(),
  protein: z.number(),
  salt: z.number(),
  alcoholPercent: z.number(),
})
export type NutritionalFacts = z.infer<typeof nutritionalFactsSchema>

const priceListEntrySchema = z.object({
  displayName: z.string(),
  fulfilmentTypes: z.array(fulfilmentTypeSchema),
  kind: z.string(),
  price: moneySchema,
})

/** One thing to choose. `price` is added to the item's; `itemId` is the dish it is a portion of and runs out with. */
export const choiceSchema = z.object({
  id: z.string(),
  slug: z.string(),
  displayName: z.string(),
  description: nullAsAbsent(z.string()),
  price: moneySchema,
  eligibleRewards: rewardsSchema,
  allergens: allergensSchema,
  kcal: nullAsAbsent(z.number()),
  defaultChoice: z.boolean(),
  itemId: nullAsAbsent(z.string()),
  /** 0 to 5, on bastes only. */
  heat: nullAsAbsent(z.number()),
  servingType: nullAsAbsent(z.string()),
  /** All bottles and cans of one portion, as with a dish. */
  depositFee: nullAsAbsent(moneySchema),
  /** Absent where it is no food, and says nothing: a size, a dish on its own, no tomato. */
  diets: nullAsAbsent(z.array(z.string())),
  /** How much of the dish `itemId` it is: 1, or a large side's 1.67; its nutrition follows. */
  portion: nullAsAbsent(z.number()),
  /** What it adds, of food that is no portion of a dish; of alcohol nothing is added up. */
  nutritionalFacts: nullAsAbsent(nutritionalFactsSchema),
})
export type Choice = z.infer<typeof choiceSchema>

/** Opens a modifier: once one of `choiceIds` is chosen in `modifierId`, exactly `count` choices are asked for. */
export const enabledBySchema = z.object({
  modifierId: z.string(),
  choiceIds: z.array(z.string()),
  count: z.number().check(z.int(), z.positive()),
})
export type EnabledBy = z.infer<typeof enabledBySchema>

/** A group of choices. What it is for is read from its slug (F07). Without `enabledBy` it is always asked. */
export const modifierSchema = z.object({
  id: z.string(),
  slug: z.string(),
  promptLabel: z.string(),
  minChoices: z.number(),
  maxChoices: z.number(),
  /** The same choice may be taken more than once: it is then listed more than once. */
  selectableQuantity: nullAsAbsent(z.boolean()),
  enabledBy: nullAsAbsent(z.array(enabledBySchema)),
  choices: z.array(choiceSchema),
})
export type Modifier = z.infer<typeof modifierSchema>

/** `url` has neither size nor extension: the drawing side adds them (E02). `ground` is the colour until it arrives. */
const imageSchema = z.object({
  url: z.string(),
  altText: z.string(),
  ratio: z.string(),
  width: z.number(),
  height: z.number(),
  ground: nullAsAbsent(z.string()),
})

/** One dish of a menu (E03). */
export const menuItemSchema = z.object({
  id: z.string(),
  plu: z.string(),
  slug: z.string(),
  displayName: z.string(),
  description: z.string(),
  section: z.string(),
  subsection: z.nullish(z.string()),
  image: imageSchema,
  ageRestricted: z.boolean(),
  allergens: allergensSchema,
  diets: z.array(z.string()),
  flags: z.array(z.string()),
  eligibleRewards: rewardsSchema,
  nutritionalFacts: nutritionalFactsSchema,
  priceList: z.array(priceListEntrySchema),
  modifiers: z.array(modifierSchema),
  nandino: z.boolean(),
  servingType: nullAsAbsent(z.string()),
  /** 0 to 5: the fire that is in it whatever is chosen. */
  heat: nullAsAbsent(z.number()),
  /** How many people one portion is for, where it is more than one. */
  serves: nullAsAbsent(z.number()),
  /** All bottles and cans of one portion; no deposit is charged when they stay on the premises. */
  depositFee: z.nullish(moneySchema),
  /** What goes with it, by id, the most fitting first (F08): dishes of this menu that none of its own questions offers. */
  crossSell: nullAsAbsent(z.array(z.string())),
})
export type MenuItem = z.infer<typeof menuItemSchema>

export const menuSectionSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  introduction: nullAsAbsent(z.string()),
  category: nullAsAbsent(z.string()),
  items: z.array(menuItemSchema),
})
export type MenuSection = z.infer<typeof menuSectionSchema>

export const menuSchema = z.object({ sections: z.array(menuSectionSchema) })
export type Menu = z.infer<typeof menuSchema>
