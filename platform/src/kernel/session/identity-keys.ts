import { createECDH, createHash, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'galo identity', purpose, KEY_BYTES))

/** The key pair that signs ID and access tokens, made from one secret: the same in every process and after every restart. */
export const signingKeyOf = (secret: string) => {
  const pair = createECDH('prime256v1')
  const d = derive(secret, 'signing')
  pair.setPrivateKey(d)
  // 0x04, then x and y.
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 1 + KEY_BYTES), point.subarray(1 + KEY_BYTES)]
  const kid = createHash('sha256').update(point).digest('base64url').slice(0, 16)
  const open = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url'), kid } as const
  return { open, whole: { ...open, d: d.toString('base64url'), use: 'sig', alg: 'ES256' } as const }
}

/** What e-mail addresses and telephones are hashed with where only being the same again matters. */
export const personKeyOf = (secret: string): Buffer => derive(secret, 'persons')

/** What the provider's cookies are signed with. */
export const cookieKeyOf = (secret: string): string => derive(secret, 'cookies').toString('base64url')
