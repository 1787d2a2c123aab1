import * as z from 'zod/mini'

export const fraudSessionSchema = z.object({ id: z.string() })
