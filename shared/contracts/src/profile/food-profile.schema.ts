import * as z from '@galo/schema'
import { instantSchema } from '../fulfilment'

/** What a customer must not eat, and keeps to, as their account keeps it (X09). Plain texts, so that a name that is new costs nobody the rest. */
export const keptFoodProfileSchema = z.object({
  avoid: z.array(z.string()),
  diets: z.array(z.string()),
  hideTraces: z.boolean(),
  /** Since when they want it kept; `null`: they don't, and nothing is. */
  agreedAt: z.nullable(instantSchema),
})

/** What an account keeps of what its customer must not eat (X09). */
export type KeptFoodProfile = z.infer<typeof keptFoodProfileSchema>
