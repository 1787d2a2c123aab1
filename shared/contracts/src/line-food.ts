import * as z from '@galo/schema'
import { allergensSchema } from './allergens'

/** 'can' or 'bottle', and how much it holds: what its deposit follows from (X12). */
const containerSchema = z.object({ kind: z.string(), ml: z.number().check(z.int()) })

/** What one portion of a line is, with its choices: of a basket, and of the order it became. A line from before it was told says nothing. */
export const lineFoodShape = {
  /** Every kind of cereal and nut is said outright. */
  allergens: z.optional(allergensSchema),
  /** The diets that all of it keeps; left out where that is not known. */
  diets: z.optional(z.array(z.string())),
  /** Bottles and cans; none where people sit and the bottles stay. */
  containers: z.optional(z.array(containerSchema)),
}
