import * as z from '@galo/schema'

export const fraudSessionSchema = z.object({ id: z.string() })
