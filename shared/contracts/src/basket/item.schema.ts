import * as z from 'zod/mini'
import { idSchema } from './update-view'

/** How many of an item: 1 to 999 (C08). */
export const quantitySchema = z.number().check(z.int(), z.minimum(1), z.maximum(999))

/** What was chosen, by the modifier it was asked in; a choice taken twice is listed twice (F08). */
export const chosenModifiersSchema = z
  .array(z.object({ id: idSchema, choices: z.array(idSchema).check(z.maxLength(50)) }))
  .check(z.maxLength(40))
