import { z } from 'zod'

const LONGEST_WORD = 200
const MOST_RULES = 20

/** The key of a flag as it stands in an address. */
export const flagKeySchema = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,63}$/, 'lower case, digits, dot and hyphen')

const variantSchema = z.string().regex(/^[\w.-]{1,64}$/, 'the name of a variant')

/** PUT flags/:key: what is left out stays. */
export const flagChangeSchema = z.object({
  isOn: z.boolean().optional(),
  defaultVariant: variantSchema.optional(),
  rules: z
    .array(
      z.object({
        market: z
          .enum(['UK', 'IE'])
          .nullish()
          .transform((market) => market ?? null),
        percent: z.number().min(0).max(100),
        variant: variantSchema,
      }),
    )
    .max(MOST_RULES)
    .optional(),
})

export type FlagChange = z.output<typeof flagChangeSchema>

/** OFREP's request: a context of which we look at two things, and let the rest pass. */
export const evaluationRequestSchema = z.object({
  context: z
    .object({
      targetingKey: z.string().min(1).max(LONGEST_WORD).optional(),
      market: z.string().max(LONGEST_WORD).optional(),
    })
    .optional(),
})

const successSchema = z.object({
  key: z.string(),
  reason: z.enum(['STATIC', 'DEFAULT', 'TARGETING_MATCH', 'SPLIT', 'DISABLED']),
  variant: z.string(),
  value: z.union([z.boolean(), z.string(), z.number()]),
})
const failureSchema = z.object({ key: z.string(), errorCode: z.string(), errorDetails: z.string() })

export const evaluationSchema = successSchema
export const evaluationsSchema = z.object({ flags: z.array(z.union([successSchema, failureSchema])) })
