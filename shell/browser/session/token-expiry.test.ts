import { expiryOf, lifeOf } from './token-expiry'

const tokenWith = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

describe('the end of a token', () => {
  it('is read from a signed token', () =>
    expect(expiryOf(tokenWith({ exp: 1_700_000_000 }), 0)).toBe(1_700_000_000_000))
  it('is past where a token names none', () => expect(expiryOf(tokenWith({}), 5)).toBe(0))
  it('is past for anything that is no token', () => expect(expiryOf('not a token', 5)).toBe(0))
  it('is two hours from now for the mock session', () => expect(expiryOf('mock-session', 1_000)).toBe(7_201_000))
})

describe('the life of a token', () => {
  it('is from when it was made to its end', () => expect(lifeOf(tokenWith({ iat: 100, exp: 1_000 }))).toBe(900))
  it.each(['mock-session', tokenWith({ exp: 1_000 }), ''])('is not known of %s', (token) =>
    expect(lifeOf(token)).toBeNull(),
  )
})
