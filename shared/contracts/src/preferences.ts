import * as z from '@galo/schema'

/** What goes into the bag. */
export const bagWishes = { cutlery: z.boolean(), bag: z.boolean() }

/**
 * What goes with an order besides its food, as it is answered: a name that is new must not cost anybody the basket it came in. What may be asked for
 * stands with the call, whose lists of names nobody needs who only reads a basket.
 */
export const preferencesSchema = z.object({ avoid: z.array(z.string()), diets: z.array(z.string()), ...bagWishes })
