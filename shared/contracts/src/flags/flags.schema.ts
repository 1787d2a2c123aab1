import * as z from '@galo/schema'

const wordSchema = z.string().check(z.maxLength(200))

/** OFREP's request: a context of which two things are looked at, and the rest passes. */
export const evaluationRequestSchema = z.object({
  context: z.optional(
    z.object({
      targetingKey: z.optional(wordSchema.check(z.minLength(1))),
      market: z.optional(wordSchema),
    }),
  ),
})

/** What a visitor gets, and why, in the words of OpenFeature. */
export const evaluationSchema = z.object({
  key: z.string(),
  /** STATIC, DEFAULT, TARGETING_MATCH, SPLIT or DISABLED. */
  reason: z.string(),
  variant: z.string(),
  value: z.union([z.boolean(), z.string(), z.number()]),
})

/** OFREP names its errors beside the key. */
export const evaluationFailureSchema = z.object({ key: z.string(), errorCode: z.string(), errorDetails: z.string() })

/** Of a body that is no context. */
export const NO_CONTEXT = { PARSE_ERROR: 400, INVALID_CONTEXT: 400 } as const
