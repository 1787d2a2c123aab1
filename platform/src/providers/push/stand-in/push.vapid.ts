import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'

/** A point on P-256 as a key: the header says it as it is, a key wants its two halves. */
const keyOf = (point: Buffer) =>
  createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })

const LONGEST_S = 24 * 60 * 60

/** Whether a sender has shown who it is, as push services want it shown (RFC 8292): signed with its key, for this service, and for a day at most. */
export const isSigned = async (authorization: string, audience: string): Promise<boolean> => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  try {
    const { payload } = await jwtVerify(token, keyOf(Buffer.from(key, 'base64url')), {
      algorithms: ['ES256'],
      audience,
      requiredClaims: ['exp', 'sub'],
    })
    return (payload.exp ?? Infinity) <= Date.now() / 1000 + LONGEST_S && /^(mailto:|https:)/.test(payload.sub ?? '')
  } catch {
    return false
  }
}
