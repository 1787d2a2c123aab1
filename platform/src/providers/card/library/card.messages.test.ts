import { signMessage } from '../stand-in/card.signature'
import { cardProvider } from './card.provider'

const now = new Date('2026-11-17T18:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const SECRET = 'whsec_of_the_platform'
const BODY = '{"id":"evt_1"}'
const header = signMessage(BODY, now, SECRET)

const withSecret = (webhookSecret: string) =>
  cardProvider({ url: 'http://localhost:1', secretKey: 'sk_test_nobody', webhookSecret })
const isSigned = (signature: string, body: string, at: Date, secret = SECRET): boolean =>
  withSecret(secret).readMessage(signature, body, at).isSigned

describe('A message of the card provider, as its library reads it', () => {
  it('says what it says when it is signed', () =>
    expect(withSecret(SECRET).readMessage(header, BODY, now)).toEqual({ isSigned: true, message: { id: 'evt_1' } }))

  it('is taken for five minutes, and when our clock is behind', () => {
    expect(isSigned(header, BODY, later(300))).toBe(true)
    expect(isSigned(header, BODY, later(-300))).toBe(true)
    expect(isSigned(header, BODY, later(301))).toBe(false)
  })

  it('is refused with another body, another secret or another time', () => {
    expect(isSigned(header, `${BODY} `, now)).toBe(false)
    expect(isSigned(header, BODY, now, 'whsec_of_somebody_else')).toBe(false)
    expect(isSigned(header.replace(/t=\d+/, `t=${later(1).getTime() / 1000}`), BODY, now)).toBe(false)
  })

  it.each(['', 't=1', 'v1=abc', 't=,v1=', 't=NaN,v1=abc', 'nonsense', 't=1e400,v1=a'])(
    'is not signed with %j',
    (nonsense) => expect(isSigned(nonsense, BODY, now)).toBe(false),
  )

  it('may carry an older secret’s signature beside the right one', () =>
    expect(isSigned(`${header.replace(/v1=.*/, 'v1=old')},${header.split(',')[1]}`, BODY, now)).toBe(true))

  it.each(['not JSON', 'null'])('is no message, though signed, as %s', (body) => {
    const read = withSecret(SECRET).readMessage(signMessage(body, now, SECRET), body, now)
    expect(read).toMatchObject({ isSigned: true })
    expect(read.isSigned && read.message).toBeFalsy()
  })
})
