import * as z from 'zod/mini'
import { ALLERGEN_NAMES, DIETS, isAllergenName, isDiet } from '@galo/domain'
import { defineCall } from '../call/call'
import { bagWishes } from '../preferences'
import { NOT_CURRENT, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { changeShape } from './update-view'

/** Each of `known` once at most. A function, not `refine`, which would weigh on the first view of whoever shows a basket. */
const namesOf = (isKnown: (name: string) => boolean, known: readonly string[]) =>
  z.array(z.string()).check(z.maxLength(known.length), ({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', message, input: value })
    if (!value.every(isKnown)) refuse('not one that we know')
    if (new Set(value).size < value.length) refuse('the same twice')
  })

const preferencesRequestSchema = z.object({
  /** What the kitchen has to keep away from it: allergens, by the names of the menu. */
  avoid: namesOf(isAllergenName, ALLERGEN_NAMES),
  diets: namesOf(isDiet, DIETS),
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
