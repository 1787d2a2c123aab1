import * as z from '@galo/schema'
import { ALLERGEN_NAMES, DIETS, isAllergenName, isDiet } from '@galo/domain'
import { defineCall } from '../call/call'
import { knownNames } from '../known-names'
import { bagWishes } from '../preferences'
import { NOT_CURRENT, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { changeShape } from './update-view'

const preferencesRequestSchema = z.object({
  /** What the kitchen has to keep away from it: allergens, by the names of the menu. */
  avoid: knownNames(isAllergenName, ALLERGEN_NAMES),
  diets: knownNames(isDiet, DIETS),
  ...bagWishes,
})
export type Preferences = z.infer<typeof preferencesRequestSchema>

/**
 * Says what goes with the order besides its food (X09, X27), all of it each time. A bag is charged for by the market (F10), and not where people sit. What
 * is the same already changes nothing, a built basket and its payment neither.
 */
export const setPreferences = defineCall({
  name: 'basket.set-preferences',
  method: 'POST',
  path: '/basket/basket/preferences',
  credential: 'session',
  source: 'basket',
  request: z.object({ ...changeShape, preferences: preferencesRequestSchema }),
  answer: basketAnswerSchema,
  errors: { ...NOT_CURRENT, ...PAID },
})
