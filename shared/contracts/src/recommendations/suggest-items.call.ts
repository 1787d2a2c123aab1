import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { chosenFulfilmentSchema } from '../fulfilment'
import { recommendationSchema } from './recommendation.schema'

const idSchema = z.string().check(z.minLength(1), z.maxLength(100))

const chosenSchema = z._default(
  z
    .array(z.looseObject({ choices: z.array(z.looseObject({ id: idSchema })).check(z.maxLength(50)) }))
    .check(z.maxLength(40)),
  [],
)

/** The basket's data as it came; only what suggestions go by is looked at, and nobody has to prove that it is theirs. */
const glancedBasketSchema = z.looseObject({
  restaurant_id: idSchema,
  fulfilment_type: chosenFulfilmentSchema,
  menu_items: z.array(z.looseObject({ menu_item_id: idSchema, modifiers: chosenSchema })).check(z.maxLength(50)),
})

const limitSchema = z.pipe(
  z._default(z.string().check(z.regex(/^(?:[1-9]|10)$/, '1 to 10')), '10'),
  z.transform(Number),
)

/**
 * What goes with a basket, at most ten things (F14): a drink, a side and a dessert in turn, of those that are missing. Nothing that is there already,
 * that can't be had, or that wants an ID.
 */
export const suggestItems = defineCall({
  name: 'recommendations.suggest-items',
  method: 'POST',
  path: '/menu-recommendations/basket',
  credential: 'session',
  source: 'upsell',
  query: z.object({ limit: limitSchema }),
  request: z.object({ basket: glancedBasketSchema }),
  answer: z.object({ suggestions: z.array(recommendationSchema) }),
  errors: { NOT_FOUND: 404 },
})
