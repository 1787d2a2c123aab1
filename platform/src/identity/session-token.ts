import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

export interface Session {
  /** Who it is: the guest's or the customer's id. Everything a person owns on the platform hangs on this. */
  readonly sub: string
  readonly kind: 'guest' | 'customer'
  readonly market: 'UK' | 'IE'
  /** A customer's, or what a guest gave at checkout: whoever has none may fill a basket, but not have it delivered or pay (Q12). */
  readonly email?: string
}

const claimsSchema = z
  .object({
    sub: z.string().min(1),
    kind: z.enum(['guest', 'customer']),
    market: z.enum(['UK', 'IE']),
    email: z.string().optional(),
  })
  .transform(({ email, ...claims }): Session => (email === undefined ? claims : { ...claims, email }))
const ISSUER = 'galo-platform'
const keyFrom = (tokenKey: string): Uint8Array => new TextEncoder().encode(tokenKey)
const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

export const signSession = (session: Session, now: Date, lifeS: number, tokenKey: string): Promise<string> =>
  new SignJWT({ kind: session.kind, market: session.market, ...(session.email && { email: session.email }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(session.sub)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + lifeS)
    .sign(keyFrom(tokenKey))

/** `null` for a token that is altered, expired by the platform's clock, or signed with anything but our key and HS256. */
export const readSession = async (token: string, now: Date, tokenKey: string): Promise<Session | null> => {
  try {
    const { payload } = await jwtVerify(token, keyFrom(tokenKey), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    })
    return claimsSchema.parse(payload)
  } catch {
    return null
  }
}
