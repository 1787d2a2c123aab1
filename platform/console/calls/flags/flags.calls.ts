import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

const MOST_RULES = 20

const variantSchema = z.string().regex(/^[\w.-]{1,64}$/, 'the name of a variant')

/** What is left out stays. */
const flagChangeSchema = z.object({
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

const flagSchema = z.object({
  key: z.string(),
  description: z.string(),
  /** One that is off gives everybody `offVariant`. */
  isOn: z.boolean(),
  variants: z.record(z.string(), z.union([z.boolean(), z.string(), z.number()])),
  offVariant: z.string(),
  defaultVariant: z.string(),
  /** The first that fits counts; a market of null is both. */
  rules: z.array(z.object({ market: z.enum(['UK', 'IE']).nullable(), percent: z.number(), variant: z.string() })),
  changedAt: z.string(),
})

export type Flag = z.output<typeof flagSchema>

export const flagsSchema = z.object({ flags: z.array(flagSchema) })

export const listFlags = defineCall({
  name: 'console.list-flags',
  method: 'GET',
  path: '/flags',
  credential: 'none',
  source: 'platform',
  answer: flagsSchema,
  errors: {},
})

export const changeFlag = defineCall({
  name: 'console.change-flag',
  method: 'PUT',
  path: '/flags/:key',
  credential: 'none',
  source: 'platform',
  request: flagChangeSchema,
  answer: flagsSchema,
  errors: { NOT_FOUND: 404 },
})
