import * as z from '@galo/schema'

/**
 * Who is signed in, as far as the provider says it; the rest is the profile's. All but `uuid` is empty while the provider can't be asked by a
 * server that has just started.
 */
export const sessionUserSchema = z.object({
  uuid: z.string().check(z.minLength(1)),
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  emailVerified: z.boolean(),
})

export type SessionUser = z.output<typeof sessionUserSchema>

/**
 * `RefreshAccessTokenError`: the provider does not know this sign-in any more. `ProviderUnavailable`: it could not be asked, and
 * whoever was signed in still is.
 */
export const TOKEN_ERRORS = ['RefreshAccessTokenError', 'ProviderUnavailable'] as const

const signedInSchema = z.object({
  user: sessionUserSchema,
  /** The end of the sign-in as a whole, ISO 8601. */
  expires: z.string(),
  /** A bearer for the platform; `null` when there is none to be had, and then `token_error` says why. */
  access_token: z.nullable(z.string()),
  /** In seconds since the epoch, by the platform's clock. */
  access_token_expires_at: z.nullable(z.number()),
  /** In seconds from now, so that no two clocks have to agree. */
  expires_in: z.nullable(z.number()),
  hasError: z.boolean(),
  token_error: z.nullable(z.enum(TOKEN_ERRORS)),
})

/** Somebody's session (B12), or nothing at all: then nobody is signed in here. Anything in between is neither. */
export const sessionSchema = z.union([signedInSchema, z.strictObject({})])

export type SignedIn = z.output<typeof signedInSchema>
