import * as z from 'zod/mini'

/** GET /clock: the platform's own time as a UTC instant. */
export const clockAnswerSchema = z.object({ now: z.iso.datetime() })
