import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'

/** The longest that a line lasts: then it is asked again whether its page may still see the order. */
export const LINE_LIVES_MS = 15 * 60_000

interface Pass {
  readonly orderId: string
  /** Whose line it is. In the pass is only a hash of it: a site's server counts lines by visitor, and needs to know no more. */
  readonly sub: string
  readonly now: Date
  readonly until: Date
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** What opens the line of one order at our sites' servers, who share the secret. */
export const signPass = ({ orderId, sub, now, until }: Pass, clientSecret: string): Promise<string> =>
  new SignJWT({ order: orderId })
    .setProtectedHeader({ alg: 'HS256', typ: 'galo-live+jwt' })
    .setSubject(createHash('sha256').update(sub).digest('base64url').slice(0, 22))
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(until))
    .sign(new TextEncoder().encode(clientSecret))
