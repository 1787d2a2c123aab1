import type { Market } from '@galo/domain'
import { aConfig } from '../test/a-config'
import { aPlatform, type SmallPlatform } from '../test/a-platform'
import { readConsent } from '../../shared/consent-cookie'
import { CONSENT_PATH, consentRoutes } from './consent-routes'

const NOW = Date.UTC(2026, 10, 18, 12, 5)
const HOST = 'uk.galo.test'

describe('The question about cookies', () => {
  let platform: SmallPlatform
  beforeEach(async () => {
    platform = await aPlatform((_call, response) => response.end('{"id":"x"}'))
  })
  afterEach(() => platform.close())

  const say = async (
    form: Readonly<Record<string, string>> | string,
    { market = 'UK' as Market, headers = {}, siteUrl = `http://${HOST}` } = {},
  ) => {
    const config = aConfig({ platformUrl: platform.url, siteUrls: { UK: siteUrl, IE: 'http://ie.galo.test' } })
    const answer = await consentRoutes(
      config,
      market,
      () => {},
      () => NOW,
    ).request(`http://${HOST}${CONSENT_PATH}`, {
      method: 'POST',
      body: typeof form === 'string' ? form : new URLSearchParams(form),
      headers: { host: HOST, ...headers },
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    return { answer, cookie, said: readConsent(/^galo_consent_\w+=([^;]*)/.exec(cookie)?.[1], NOW) }
  }

  it.each([
    [
      { choice: 'reject', measure: 'on', record: 'on' },
      { measure: false, record: false },
    ],
    [{ choice: 'accept' }, { measure: true, record: true }],
    [
      { choice: 'chosen', measure: 'on' },
      { measure: true, record: false },
    ],
    [{ choice: 'chosen' }, { measure: false, record: false }],
  ])('takes %j at its word', async (form, said) => expect((await say(form)).said).toMatchObject(said))

  it('takes the cookies of tests away with the yes', async () => {
    const there = { cookie: 'galo_visitor_uk=5f0c2c3e; galo_ab_uk=words:ab_variant' }
    const gone = async (choice: string) => (await say({ choice }, { headers: there })).answer.headers.getSetCookie()
    expect(await gone('accept')).toHaveLength(1)
    expect((await gone('reject')).slice(1)).toEqual([
      expect.stringMatching(/^galo_visitor_uk=; Max-Age=0/),
      expect.stringMatching(/^galo_ab_uk=; Max-Age=0/),
    ])
  })

  it('leads back to the page it was asked on, and to no other site', async () => {
    const back = async (to: string) => (await say({ choice: 'reject', to })).answer.headers.get('location')
    expect((await say({ choice: 'reject' })).answer.status).toBe(303)
    expect(await back('/cookies-policy')).toBe('/cookies-policy')
    expect(await back('//evil.example')).toBe('/order/search')
    expect(await back('https://evil.example')).toBe('/order/search')
  })

  it('has the proof kept by the platform, under the number that the cookie knows', async () => {
    const { said } = await say({ choice: 'reject' })
    // Nobody waits for the platform, so the answer may be here before it was asked.
    while (platform.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(platform.calls).toMatchObject([{ method: 'POST', path: '/consents' }])
    expect(said?.id).toMatch(/^[\da-f-]{36}$/)
  })

  it('is each market’s own', async () => {
    expect((await say({ choice: 'reject' })).cookie).toContain('galo_consent_uk=')
    expect((await say({ choice: 'reject' }, { market: 'IE' })).cookie).toContain('galo_consent_ie=')
  })

  it('is kept for half a year, sent by a secure line where the site has one', async () => {
    const { cookie } = await say({ choice: 'reject' }, { siteUrl: `https://${HOST}` })
    expect(cookie).toMatch(/Max-Age=15552000; Path=\/; Secure; SameSite=Lax/)
  })

  it('is not answered by a form of another site', async () => {
    const { answer, cookie } = await say({ choice: 'accept' }, { headers: { origin: 'https://evil.example' } })
    expect([answer.status, cookie]).toEqual([403, ''])
  })

  it.each([{}, { choice: 'perhaps' }])('does not take %j for an answer', async (form) => {
    const { answer, cookie } = await say(form)
    expect([answer.status, cookie]).toEqual([400, ''])
  })

  it.each([
    ['one that can’t be read', 'multipart/form-data', 'choice=accept', 400],
    ['one of a megabyte', 'application/x-www-form-urlencoded', `choice=accept&more=${'x'.repeat(1_000_000)}`, 413],
  ])('refuses a form that is none of ours: %s', async (_what, type, body, status) => {
    const { answer, cookie } = await say(body, { headers: { 'content-type': type } })
    expect([answer.status, cookie]).toEqual([status, ''])
  })
})
