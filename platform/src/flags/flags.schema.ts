import { z } from 'zod'

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
