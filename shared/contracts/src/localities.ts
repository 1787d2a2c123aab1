import * as z from 'zod/mini'
import { nullAsAbsent } from './null-as-absent'

/** D12. With `hasAddresses` the details bring child addresses to choose from. */
export const addressPredictionSchema = z.object({
  id: z.string(),
  displayLabel: z.string(),
  type: z.enum(['address', 'postal_code', 'locality']),
  hasAddresses: z.boolean(),
})
export type AddressPrediction = z.infer<typeof addressPredictionSchema>

/**
 * GET autocomplete?input&key&types&country: `types` are some of `address`, `postal_code` and `locality` with bars between.
 * `elsewhere` is a place of exactly these words in the other country, when there is none in the one that was asked about.
 */
export const addressPredictionsSchema = z.object({
  predictions: z.array(addressPredictionSchema),
  elsewhere: nullAsAbsent(z.object({ countryCode: z.enum(['GB', 'IE']), displayLabel: z.string() })),
})
export type AddressPredictions = z.infer<typeof addressPredictionsSchema>

/** D12, the part a provider knows; the rest of a client address is the customer's. */
export const addressSchema = z.object({
  id: z.string(),
  type: z.enum(['address', 'postal_code', 'locality']),
  premise: nullAsAbsent(z.string()),
  unit: nullAsAbsent(z.string()),
  streetNumber: nullAsAbsent(z.string()),
  street: nullAsAbsent(z.string()),
  lineOne: z.string(),
  lineTwo: nullAsAbsent(z.string()),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  countryCode: z.enum(['GB', 'IE']),
  formatted: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
})
export type Address = z.infer<typeof addressSchema>

/** GET details?public_id&key, and GET geocode?latlng&key for the place nearest to a position. `lineOne` is empty for a postcode or a town. */
export const addressDetailsSchema = z.object({
  address: addressSchema,
  addresses: nullAsAbsent(z.array(addressPredictionSchema)),
})
export type AddressDetails = z.infer<typeof addressDetailsSchema>
