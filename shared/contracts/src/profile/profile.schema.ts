import * as z from '@galo/schema'

/** A customer's address (C03). `line2`, `postcode` and the instructions may be missing; of several addresses one is primary. */
const addressSchema = z.object({
  primary: z.boolean(),
  line1: z.string(),
  line2: z.nullish(z.string()),
  postcode: z.nullish(z.string()),
  city: z.string(),
  country: z.string(),
  deliveryInstructions: z.nullish(z.string()),
})

export const profileSchema = z.object({
  id: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  mobileNumber: z.nullish(z.string()),
  email: z.string(),
  loyaltyId: z.nullish(z.string()),
  addresses: z.array(addressSchema),
  /** All of them, also those that are over: which count is the reader's to decide (C04). */
  jobs: z.array(z.object({ type: z.string(), disabled: z.boolean(), expiry: z.nullish(z.string()) })),
})

/** A customer as the platform keeps them (C01, C03). */
export type Profile = z.infer<typeof profileSchema>
