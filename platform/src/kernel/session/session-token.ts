import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { signingKeyOf } from './identity-keys'

export interface Session {
  /** Who it is: the guest's or the customer's id. Everything a person owns on the platform hangs on this. */
  readonly sub: string
  readonly kind: 'guest' | 'customer'
  readonly market: 'UK' | 'IE'
  /** A customer's, or what a guest gave at checkout: whoever has none may fill a basket, but not have it delivered or pay. */
  readonly email?: string
  /** A customer's: the provider's name for what they agreed to when they signed in, which is over with the sign-in. */
  readonly grant?: string
}

const claimsSchema = z
  .object({
    sub: z.string().min(1),
    kind: z.enum(['guest', 'customer']),
    market: z.enum(['UK', 'IE']),
    email: z.string().optional(),
    grant: z.string().optional(),
  })
  .transform(({ email, grant, ...claims }): Session => ({
    ...claims,
    ...(email !== undefined && { email }),
    ...(grant !== undefined && { grant }),
  }))
const ISSUER = 'galo-platform'
/** The name of this platform in a customer's access token: an ID token, which is for the site, does not carry it. */
export const AUDIENCE = 'urn:galo:platform'
const keyFrom = (tokenKey: string): Uint8Array => new TextEncoder().encode(tokenKey)
const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** What a token of ours says about its bearer. */
export const claimsOf = ({ kind, market, email, grant }: Session) => ({
  kind,
  market,
  ...(email !== undefined && { email }),
  ...(grant !== undefined && { grant }),
})

/** A guest's token; a customer's is the identity provider's to make. */
export const signSession = (
  session: Session & { readonly kind: 'guest' },
  now: Date,
  lifeS: number,
  tokenKey: string,
): Promise<string> =>
  new SignJWT(claimsOf(session))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(session.sub)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + lifeS)
    .sign(keyFrom(tokenKey))

/**
 * Reads tokens of both kinds: guests' (HS256, the platform's own) and customers' (ES256, the identity provider's).
 * `null` for one that is altered, expired by the platform's clock, not meant for the platform, or signed by anybody else;
 * neither key can make a token of the other kind.
 */
export const sessionReader = (keys: { readonly tokenKey: string; readonly identityKey: string }) => {
  const guestKey = keyFrom(keys.tokenKey)
  const customerKey = signingKeyOf(keys.identityKey).open
  const requiredClaims = ['exp', 'sub']

  const payloadOf = async (token: string, now: Date) =>
    decodeProtectedHeader(token).alg === 'HS256'
      ? jwtVerify(token, guestKey, { algorithms: ['HS256'], issuer: ISSUER, currentDate: now, requiredClaims })
      : jwtVerify(token, customerKey, {
          algorithms: ['ES256'],
          typ: 'at+jwt',
          audience: AUDIENCE,
          currentDate: now,
          requiredClaims,
        })

  return async (token: string, now: Date): Promise<Session | null> => {
    try {
      const { payload, protectedHeader } = await payloadOf(token, now)
      const session = claimsSchema.parse(payload)
      return session.kind === (protectedHeader.alg === 'HS256' ? 'guest' : 'customer') ? session : null
    } catch {
      return null
    }
  }
}

/** Whether somebody made this token themselves: it looks like one of ours and is not signed by us. One that is merely over is not forged. */
export const isForged = async (
  keys: { readonly tokenKey: string; readonly identityKey: string },
  token: string,
): Promise<boolean> => {
  if (token.split('.').length !== 3) return false
  try {
    const isGuests = decodeProtectedHeader(token).alg === 'HS256'
    await (isGuests ? jwtVerify(token, keyFrom(keys.tokenKey)) : jwtVerify(token, signingKeyOf(keys.identityKey).open))
    return false
  } catch (error) {
    // Time and claims are looked at once the signature is known to be good.
    return !(error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed)
  }
}
