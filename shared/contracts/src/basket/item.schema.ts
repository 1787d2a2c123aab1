import * as z from 'zod/mini'
import { idSchema } from './update-view'

/** What was chosen, by the modifier it was asked in; a choice taken twice is listed twice (F08). */
export const chosenModifiersSchema = z
  .array(z.object({ id: idSchema, choices: z.array(idSchema).check(z.maxLength(50)) }))
  .check(z.maxLength(40))
