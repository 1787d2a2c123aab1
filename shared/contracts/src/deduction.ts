import * as z from '@galo/schema'
import { wirePriceSchema } from './money/money.schema'

/** What a code or the loyalty card took off, of a basket and of the order it became. */
export const deductionSchema = z.object({
  kind: z.string(),
  amount: wirePriceSchema,
  display_name: z.nullish(z.string()),
})
