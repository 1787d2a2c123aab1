import { aConfig } from '../test/a-config'
import { aPlatform, NO_PLATFORM, type SmallPlatform } from '../test/a-platform'
import type { BffConfig } from '../config'
import { guestSession } from './guest-session'

const ME = '0b2f3c1e-1111-4222-8333-444455556666'

describe('guestSession', () => {
  let platform: SmallPlatform
  let answer: unknown
  beforeEach(async () => {
    answer = { session: 'a.signed.token', guestId: ME }
    platform = await aPlatform((_call, response) => response.end(JSON.stringify(answer)))
  })
  afterEach(() => platform.close())

  const ask = (headers: Record<string, string> = {}, settings: Partial<BffConfig> = {}) =>
    guestSession(aConfig({ platformUrl: platform.url, ...settings }), 'IE', () => {}).request('/guest', {
      method: 'POST',
      headers: { host: 'ie.test', ...headers },
    })
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const asked = () => platform.calls.map(({ body }): unknown => JSON.parse(body))

  it('gives a new guest a token, and a cookie that no script can read', async () => {
    const response = await ask()
    expect(await response.json()).toEqual({ session: 'a.signed.token' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toMatch(/^galo_guest=.*; Path=\/order; HttpOnly; SameSite=Lax$/)
    expect(platform.calls[0]).toMatchObject({
      path: '/identity/guest',
      headers: { 'x-client-secret': 'development-client-secret' },
    })
    expect(asked()).toEqual([{ market: 'IE' }])
  })

  it('keeps the device the same guest', async () => {
    await ask({ cookie: cookieOf(await ask()) })
    expect(asked()).toEqual([{ market: 'IE' }, { market: 'IE', guestId: ME }])
  })

  it.each([
    ['another id under the same seal', (cookie: string) => cookie.replace(ME, ME.replace('0b', 'ff'))],
    ['a seal cut short', (cookie: string) => cookie.slice(0, -1)],
    ['no seal', () => `galo_guest=${ME}`],
    ['nonsense', () => 'galo_guest=..'],
  ])('takes a cookie with %s for none', async (_what, tampered) => {
    const cookie = cookieOf(await ask())
    const response = await ask({ cookie: tampered(cookie) })
    expect(response.status).toBe(200)
    expect(asked()[1]).toEqual({ market: 'IE' })
  })

  it('takes a cookie sealed with another key for none', async () => {
    const cookie = cookieOf(await ask({}, { cookieKey: 'somebody else’s' }))
    await ask({ cookie })
    expect(asked()[1]).toEqual({ market: 'IE' })
  })

  it('sends the cookie over secure connections only in production', async () => {
    const response = await ask({}, { environment: 'production' })
    expect(response.headers.get('set-cookie')).toContain('; Secure')
  })

  it('answers its own pages', async () => expect((await ask({ origin: 'http://ie.test' })).status).toBe(200))

  it.each(['https://elsewhere.test', 'http://ie.test.elsewhere.test', 'null', 'nonsense'])(
    'refuses the origin %s and asks nobody',
    async (origin) => {
      const response = await ask({ origin })
      expect(response.status).toBe(403)
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(platform.calls).toEqual([])
    },
  )

  it('says so when the platform can’t be reached', async () => {
    const response = await ask({}, { platformUrl: NO_PLATFORM })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'AUTH_GET_GUEST_TOKEN_ERROR' }] })
  })

  it('says the same when the platform’s answer is none', async () => {
    answer = { session: null }
    const response = await ask()
    expect(response.status).toBe(503)
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})
