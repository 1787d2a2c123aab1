import { importJWK, SignJWT } from 'jose'
import { signingKeyOf } from './identity-keys'
import { AUDIENCE, sessionReader, signSession } from './session-token'

const keys = { tokenKey: 'a token key of at least 32 characters', identityKey: 'an identity key of 32 characters' }
const read = sessionReader(keys)
const now = new Date('2026-11-17T18:00:00Z')
const later = new Date('2026-11-17T18:30:00Z')
const guest = { sub: 'guest-1', kind: 'guest', market: 'IE', email: 'ana@galo.test' } as const

const customerToken = async (claims: object = {}, typ = 'at+jwt', secret = keys.identityKey, audience = AUDIENCE) =>
  new SignJWT({ kind: 'customer', market: 'UK', email: 'ben@galo.test', ...claims })
    .setProtectedHeader({ alg: 'ES256', typ })
    .setSubject('customer-1')
    .setAudience(audience)
    .setExpirationTime(new Date('2026-11-17T18:10:00Z'))
    .sign(await importJWK(signingKeyOf(secret).whole))

describe('A session', () => {
  it('is a guest’s by the platform’s key and a customer’s by the provider’s, each until its time', async () => {
    const token = await signSession(guest, now, 600, keys.tokenKey)
    expect(await read(token, now)).toEqual(guest)
    expect(await read(token, later)).toBeNull()
    const customer = await customerToken()
    expect(await read(customer, now)).toEqual({
      sub: 'customer-1',
      kind: 'customer',
      market: 'UK',
      email: 'ben@galo.test',
    })
    expect(await read(customer, later)).toBeNull()
  })

  it('is nobody’s when either key speaks for the other kind', async () => {
    // @ts-expect-error -- the compiler knows better; somebody with the key may not
    expect(await read(await signSession({ ...guest, kind: 'customer' }, now, 600, keys.tokenKey), now)).toBeNull()
    expect(await read(await customerToken({ kind: 'guest' }), now)).toBeNull()
  })

  it('is nobody’s with an ID token, a token for somebody else, another key, or rubbish', async () => {
    expect(await read(await customerToken({}, 'JWT'), now)).toBeNull()
    expect(await read(await customerToken({}, 'at+jwt', keys.identityKey, 'galo-uk'), now)).toBeNull()
    expect(await read(await customerToken({}, 'at+jwt', 'another key of at least 32 characters'), now)).toBeNull()
    expect(await read('rubbish', now)).toBeNull()
    expect(await read('e30.e30.', now)).toBeNull()
  })
})
