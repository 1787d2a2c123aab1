import { z } from 'zod'
import type { ErrorFamily } from '../reference/api-call'

const said = { code: z.string().min(1), message: z.string().min(1) }
const entry = z.looseObject(said)

/** Exactly how each family writes an error: what clients look for is there, and what they would mistake for data is not. */
export const ERROR_SHAPE: Readonly<Record<ErrorFamily, z.ZodType>> = {
  list: z.looseObject({ errors: z.array(entry).min(1) }),
  quote: z.strictObject({ errors: z.array(z.strictObject(said)).min(1) }),
  order: z.looseObject({ data: z.null(), error: z.strictObject(said) }),
  flat: z.looseObject(said),
  array: z.array(z.strictObject(said)).min(1),
  provider: z.strictObject({ error: z.looseObject({ type: z.string().min(1), message: z.string().min(1) }) }),
}
