import { isPostcodeOf, normalisePostcode, tidyText } from '@galo/domain'
import * as z from '@galo/schema'
import { graphMeta } from '../call/graph-type'

const MOST_LINE = 100
const MOST_INSTRUCTIONS = 250

const lineSchema = z.pipe(
  z.pipe(z.string(), z.transform(tidyText)),
  z.string().check(z.minLength(1), z.maxLength(MOST_LINE)),
)

const optionalLine = (most: number) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((text) => tidyText(text ?? '') || null),
    ),
    z.nullable(z.string().check(z.maxLength(most))),
  )

const marketOf = (country: 'GB' | 'IE') => (country === 'GB' ? 'UK' : 'IE')

/** An address as a customer writes it; read, it is tidied and its postcode spelt as we spell them (C03). */
export const addressRequestSchema = z
  .pipe(
    z
      .object({
        primary: z.nullish(z.boolean()),
        line1: lineSchema,
        line2: optionalLine(MOST_LINE),
        postcode: optionalLine(MOST_LINE),
        city: lineSchema,
        country: z.enum(['GB', 'IE']),
        deliveryInstructions: optionalLine(MOST_INSTRUCTIONS),
      })
      .check(
        z.refine(
          ({ postcode, country }) => (postcode === null ? country === 'IE' : isPostcodeOf(marketOf(country), postcode)),
          { path: ['postcode'], error: 'not a postcode of that country' },
        ),
      ),
    z.transform(({ primary, postcode, ...address }) => ({
      ...address,
      postcode: postcode === null ? null : normalisePostcode(marketOf(address.country), postcode),
      primary: primary ?? false,
    })),
  )
  .register(graphMeta, { name: 'AddressInput' })
