import * as z from 'zod/mini'

/** `session` is a signed token; its `exp` claim is the expiry (B08, Q23). */
export const guestSessionSchema = z.object({ session: z.string().check(z.minLength(1)) })
export type GuestSession = z.infer<typeof guestSessionSchema>

/** POST /identity/guest, sent by the site's server only: the visitor's cookie keeps the guest the same. */
export const guestSessionRequestSchema = z.object({
  guestId: z.optional(z.string()),
  market: z.enum(['UK', 'IE']),
  /** Given at checkout: the new token says so (Q12). */
  email: z.optional(z.string()),
})
export const issuedGuestSessionSchema = z.object({ session: z.string().check(z.minLength(1)), guestId: z.string() })
export type IssuedGuestSession = z.infer<typeof issuedGuestSessionSchema>

export const countryCodeSchema = z.object({ countryCode: z.string() })
