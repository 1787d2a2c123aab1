import * as z from '@galo/schema'
import { isEmail, isNonBlank, isPersonName, isPhone, tidyText } from '@galo/domain'
import { updateViewSchema } from '../../basket/update-view'

/** Before it is tidied: nobody's name is mostly spaces. */
export const typed = z.string().check(z.maxLength(1_000))
export const idSchema = z.string().check(z.minLength(1), z.maxLength(100))

/** Kept tidied: no kitchen's board shows a sign that turns the rest of it round. */
export const text = (isGood: (typed: string) => boolean, what: string) =>
  z.pipe(typed.check(z.refine(isGood, `not ${what}`)), z.transform(tidyText))
/** Left out, null and nothing but spaces are the same: not said. */
export const orUnsaid = (isGood: (typed: string) => boolean, what: string) =>
  z.pipe(
    z.nullish(typed).check(z.refine((said) => said == null || !isNonBlank(said) || isGood(said), `not ${what}`)),
    z.transform((said) => (said == null || !isNonBlank(said) ? null : tidyText(said))),
  )
/** Counted as it will be kept. */
export const noLongerThan = (longest: number) => (said: string) => tidyText(said).length <= longest

/** Somebody who has to be reached. */
export const customerSchema = z.object({
  email: text(isEmail, 'an e-mail address'),
  first_name: text(isPersonName, 'a name'),
  last_name: text(isPersonName, 'a name'),
  phone_number: text(isPhone, 'a phone number'),
})

/** Which wording somebody ticked. */
const agreedWords = z.nullish(z.object({ words_version: z.int().check(z.positive(), z.maximum(1_000_000)) }))

export const commonFields = {
  signed_basket: updateViewSchema,
  /** Without one only an order that costs nothing is taken (I10). */
  payment_reference: z.nullish(idSchema),
  /** Whoever orders has said that they are 18 or over: without it no alcohol is sold (I04). */
  is_age_restricted_order: z.nullish(z.boolean()),
  /** They ticked that they are 16 or over and want news and offers by e-mail; which words they ticked (I03). */
  marketing_consent: agreedWords,
  /** A guest ticked to join the Galo card with this order; which words they ticked (H09). Of anybody else it means nothing. */
  loyalty_signup: agreedWords,
}
