import { SignJWT } from 'jose'
import { readPass } from './live-pass'

const SECRET = 'our own secret'
const NOW = Date.parse('2026-11-18T12:05:00Z')

const sign = (secret: string, { typ = 'galo-live+jwt', lifeS = 900, sub = 'ana' as string | null } = {}) => {
  const jwt = new SignJWT({ order: 'order-1' })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setExpirationTime(NOW / 1_000 + lifeS)
  return (sub === null ? jwt : jwt.setSubject(sub)).sign(new TextEncoder().encode(secret))
}

describe('readPass', () => {
  it('says which order, whose line, and until when', async () => {
    expect(await readPass(await sign(SECRET), SECRET, NOW)).toEqual({
      visitor: 'ana',
      orderId: 'order-1',
      until: NOW + 900_000,
    })
  })

  it('knows none that is over, of another secret, of another kind, of nobody, or no pass at all', async () => {
    const wrong = [
      await sign(SECRET, { lifeS: -1 }),
      await sign('another secret'),
      await sign(SECRET, { typ: 'JWT' }),
      await sign(SECRET, { sub: null }),
      'a.b.c',
      '',
    ]
    for (const pass of wrong) expect(await readPass(pass, SECRET, NOW)).toBeNull()
  })
})
