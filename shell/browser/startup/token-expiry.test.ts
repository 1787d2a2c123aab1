import { expiryOf } from './token-expiry'

const tokenWith = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

describe('expiryOf', () => {
  it('reads the end of a signed token', () =>
    expect(expiryOf(tokenWith({ exp: 1_700_000_000 }), 0)).toBe(1_700_000_000_000))
  it('counts a token without an end as expired', () => expect(expiryOf(tokenWith({}), 5)).toBe(0))
  it('counts anything that is no token as expired', () => expect(expiryOf('not a token', 5)).toBe(0))
  it('gives the mock session two hours from now', () => expect(expiryOf('mock-session', 1_000)).toBe(7_201_000))
})
