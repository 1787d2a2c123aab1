import * as z from '@galo/schema'

const LONGEST_REF = 80

/** One thing that somebody likes (X02): a restaurant by its identifier, a dish by its slug. */
export const favouriteSchema = z.object({
  kind: z.enum(['restaurant', 'item']),
  ref: z.string().check(z.minLength(1), z.maxLength(LONGEST_REF)),
})

/** What a customer likes (X02), the latest first; what is no longer there is left out. `country` as in addresses: a customer may like restaurants of both. */
export const favouritesSchema = z.object({
  restaurants: z.array(
    z.object({
      identifier: z.string(),
      slug: z.string(),
      name: z.string(),
      country: z.string(),
    }),
  ),
  items: z.array(z.object({ slug: z.string() })),
})

/** What a customer likes (X02). */
export type Favourites = z.infer<typeof favouritesSchema>
