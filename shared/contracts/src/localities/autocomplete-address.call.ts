import { marketOfCountry, type Market } from '@galo/domain'
import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { nullAsAbsent } from '../null-as-absent'
import { addressPredictionSchema, keySchema, placeTypeSchema } from './localities.schema'

/** Some of `address`, `postal_code` and `locality`, with bars between. */
const typesSchema = z.pipe(
  z.pipe(
    z._default(z.string(), 'address|postal_code'),
    z.transform((list) => list.split(/[|,]/)),
  ),
  z.array(placeTypeSchema),
)

/** `GB`, or `country:gb` as some clients of such services write it. */
const countrySchema = z.pipe(
  z.string(),
  z.transform((value, context): Market => {
    const market = marketOfCountry(value.replace(/^country:/i, '').toUpperCase())
    if (market !== null) return market
    context.issues.push({ code: 'custom', message: 'GB or IE', input: value })
    return z.NEVER
  }),
)

/**
 * At most eight places of a country that `input` may mean, none for less than two letters or digits (D11, D12). The very postcode comes first, then
 * places of exactly that name. `elsewhere` is a place of exactly these words in the other country, when there is none in the one that was asked
 * about. With `isGuess` nobody knows the words as they are written, and whatever is answered is spelt most like them; never for a code.
 */
export const autocompleteAddress = defineCall({
  name: 'localities.autocomplete-address',
  method: 'GET',
  path: '/localities/autocomplete',
  credential: 'none',
  source: 'localities',
  query: z.object({
    key: keySchema,
    input: z.string().check(z.maxLength(120)),
    types: typesSchema,
    country: countrySchema,
  }),
  answer: z.object({
    predictions: z.array(addressPredictionSchema),
    isGuess: nullAsAbsent(z.boolean()),
    elsewhere: nullAsAbsent(z.object({ countryCode: z.enum(['GB', 'IE']), displayLabel: z.string() })),
  }),
  errors: { INVALID_KEY: 403 },
})
