import * as z from '@galo/schema'
import { nullAsAbsent } from '../null-as-absent'

/** The address service's key: configuration of our sites, not a secret. */
export const keySchema = z.string().check(z.maxLength(200))

export const placeTypeSchema = z.enum(['address', 'postal_code', 'locality'])

/** A suggested place (D12). With `hasAddresses` its details list addresses to choose from. */
export const addressPredictionSchema = z.object({
  id: z.string(),
  displayLabel: z.string(),
  type: placeTypeSchema,
  hasAddresses: z.boolean(),
})
export type AddressPrediction = z.infer<typeof addressPredictionSchema>

/** The part of an address a provider knows (D12); the rest is the customer's to write. */
const addressSchema = z.object({
  id: z.string(),
  type: placeTypeSchema,
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

/** `lineOne` of the address is empty for a postcode or a town; a postcode brings the addresses known there. */
export const addressDetailsSchema = z.object({
  address: addressSchema,
  addresses: nullAsAbsent(z.array(addressPredictionSchema)),
})
