import { openSession } from '@galo/contracts/site'
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
    guestSession(aConfig({ platformUrl: platform.url, ...settings }), 'IE', () => {}).request(openSession.path, {
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
    ['an e-mail address', { email: 'maeve@example.com' }, { market: 'IE', email: 'maeve@example.com' }],
    ['words that are none', { email: 'maeve' }, { market: 'IE' }],
    ['something else', { email: 7 }, { market: 'IE' }],
  ])('passes on what the guest gave at the checkout, where it is an address: %s', async (_what, said, passed) => {
    await guestSession(aConfig({ platformUrl: platform.url }), 'IE', () => {}).request(openSession.path, {
      method: 'POST',
      headers: { host: 'ie.test', 'content-type': 'application/json' },
      body: JSON.stringify(said),
    })
    expect(asked()).toEqual([passed])
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

  it('knows a device whose cookie the key before this one sealed, until that key is gone as well', async () => {
    const cookie = cookieOf(await ask({}, { cookieKey: 'the key of last year' }))
    await ask({ cookie }, { previousCookieKey: 'the key of last year' })
    await ask({ cookie })
    expect(asked().slice(1)).toEqual([{ market: 'IE', guestId: ME }, { market: 'IE' }])
  })

  it('sends the cookie over secure connections only in production', async () => {
    const response = await ask({}, { environment: 'production' })
    expect(response.headers.get('set-cookie')).toContain('; Secure')
  })

  it('keeps the cookie to this very host where connections are secure', async () => {
    const response = await ask({}, { siteUrls: { UK: 'https://uk.test', IE: 'https://ie.test' } })
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-galo_guest=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('forgets a device that has not come for a month, and knows one that has', async () => {
    const session = guestSession(
      aConfig({ platformUrl: platform.url }),
      'IE',
      () => {},
      () => now,
    )
    let now = Date.parse('2026-11-22T12:00:00Z')
    const visit = (cookie = '') =>
      session.request(openSession.path, {
        method: 'POST',
        headers: { host: 'ie.test', ...(cookie === '' ? {} : { cookie }) },
      })
    const first = cookieOf(await visit())
    now += 20 * 86_400_000
    const second = cookieOf(await visit(first))
    now += 20 * 86_400_000
    await visit(second)
    await visit(first)
    expect(asked()).toEqual([
      { market: 'IE' },
      { market: 'IE', guestId: ME },
      { market: 'IE', guestId: ME },
      { market: 'IE' },
    ])
  })

  it('tells the platform whom the call comes from, with the secret that vouches for it', async () => {
    const session = guestSession(aConfig({ platformUrl: platform.url }), 'IE', () => {})
    const env = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
    await session.request(
      openSession.path,
      { method: 'POST', headers: { host: 'ie.test', 'x-galo-client-address': '203.0.113.9' } },
      env,
    )
    expect(platform.calls[0]?.headers).toMatchObject({
      'x-galo-client-address': '192.0.2.7',
      'x-client-secret': 'development-client-secret',
    })
  })

  it('does not make guests without end for one address, and says when there will be more; who is a guest already stays one', async () => {
    const session = guestSession(aConfig({ platformUrl: platform.url }), 'IE', () => {})
    const visit = async (headers: Record<string, string> = {}) =>
      session.request(openSession.path, { method: 'POST', headers: { host: 'ie.test', ...headers } })
    const cookie = cookieOf(await visit())
    const answers = await Promise.all(Array.from({ length: 400 }, () => visit()))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(300)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect((await visit({ cookie })).status).toBe(200)
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
