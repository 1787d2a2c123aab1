import { sessionPaths, startSignIn } from '@galo/contracts/session'
import { aProvider, type Manners, type SmallProvider } from '../test/a-provider'
import {
  aSigningSite,
  locationOf,
  sessionOf,
  setOut,
  SIGNED_IN,
  signIn,
  SITES,
  type SigningSite,
} from '../test/a-signing-site'
import type { Visitor } from '../test/a-visitor'

let provider: SmallProvider
let site: SigningSite
beforeEach(async () => {
  provider = await aProvider()
  site = aSigningSite(provider)
})
afterEach(() => provider.close())

const REFUSED = '/card/auth/login?error=OAuthCallback&callbackUrl=%2F'
const nowS = () => Math.floor(Date.now() / 1_000)

/** Refused is: no cookie, the door, one line of the log, and nothing of the secrets in it. */
const expectRefused = (visitor: Visitor, answer: Response) => {
  expect([answer.status, locationOf(answer)]).toEqual([303, expect.stringContaining(REFUSED)])
  expect(visitor.setCookies.filter((line) => /galo_sess|galo_signed/.test(line))).toEqual([])
  expect(site.reported).toHaveLength(1)
  expect(site.reported[0]).toContain('AUTH_LOGIN_ERROR')
  expect(site.reported.join()).not.toMatch(/access-|the-refresh-token|eyJ|code-|ana@/)
}

describe('An answer of the provider is not believed', () => {
  it.each<[string, (manners: Manners) => void]>([
    ['for another browser’s nonce', ({ claims }) => (claims['nonce'] = 'another')],
    ['without a nonce', ({ claims }) => (claims['nonce'] = undefined)],
    ['for somebody else', ({ claims }) => (claims['aud'] = 'galo-ie')],
    ['for somebody else as well', ({ claims }) => (claims['aud'] = ['galo-uk', 'elsewhere'])],
    ['given to somebody else', ({ claims }) => (claims['azp'] = 'elsewhere')],
    ['from another issuer', ({ claims }) => (claims['iss'] = 'https://elsewhere.test')],
    ['without a person', ({ claims }) => (claims['sub'] = undefined)],
    ['from an hour ago', ({ claims }) => Object.assign(claims, { iat: nowS() - 4_500, exp: nowS() - 3_600 })],
    ['from an hour ahead', ({ claims }) => Object.assign(claims, { iat: nowS() + 3_600, exp: nowS() + 4_500 })],
    ['without an end', ({ claims }) => (claims['exp'] = undefined)],
    ['signed by nobody', (manners) => (manners.sign = provider.signs.none)],
    ['signed with our own secret', (manners) => (manners.sign = provider.signs.hs256)],
    ['signed in another way', (manners) => (manners.sign = provider.signs.rs256)],
    ['signed with another key', (manners) => (manners.sign = provider.signs.otherKey)],
    ['whose signature was cut', (manners) => (manners.sign = provider.signs.cut)],
    ['without an ID token', ({ fields }) => (fields['id_token'] = undefined)],
    ['without an access token', ({ fields }) => (fields['access_token'] = undefined)],
    ['without a refresh token', ({ fields }) => (fields['refresh_token'] = undefined)],
    ['without an end of the token', ({ fields }) => (fields['expires_in'] = undefined)],
    ['with another kind of token', ({ fields }) => (fields['token_type'] = 'mac')],
    [
      'that refuses',
      (manners) =>
        (manners.token = (response) =>
          void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}')),
    ],
    ['that fell over', (manners) => (manners.token = (response) => void response.writeHead(500).end('oh no'))],
    ['that is garbage', (manners) => (manners.token = (response) => void response.writeHead(200).end('{'))],
    ['that breaks off', (manners) => (manners.token = (response) => void response.destroy())],
  ])('%s', async (_what, misbehave) => {
    misbehave(provider.manners)
    const visitor = site.visitor()
    expectRefused(visitor, await signIn(visitor, provider))
    expect(await sessionOf(visitor)).toEqual({})
  })

  it('that never comes, for longer than five seconds', async () => {
    provider.manners.token = () => {}
    const visitor = site.visitor()
    const begun = Date.now()
    expectRefused(visitor, await signIn(visitor, provider))
    expect(Date.now() - begun).toBeLessThan(8_000)
  })

  it.each<[string, Record<string, string | null>]>([
    ['with another state', { state: 'another' }],
    ['without a state', { state: null }],
    ['from another issuer', { iss: 'https://elsewhere.test' }],
    ['from no issuer', { iss: null }],
    ['without a code', { code: null }],
    ['with a code of nobody’s', { code: 'guessed' }],
  ])('%s', async (_what, over) => {
    const visitor = site.visitor()
    expectRefused(visitor, await visitor.get(provider.answerTo(await setOut(visitor), over)))
  })

  it('with two states', async () => {
    const visitor = site.visitor()
    const back = provider.answerTo(await setOut(visitor))
    expectRefused(visitor, await visitor.get(`${back}&state=another`))
  })
})

describe('An answer is for the browser it was asked in', () => {
  it('and not for one that asked nothing', async () => {
    const back = provider.answerTo(await setOut(site.visitor()))
    const other = site.visitor()
    expectRefused(other, await other.get(back))
    expect(provider.grants).toEqual([])
  })

  it('and not for one that asked something of its own', async () => {
    const back = provider.answerTo(await setOut(site.visitor()))
    const other = site.visitor()
    await setOut(other)
    const [[, theirs] = ['', '']] = [...other.cookies]
    const state = new URL(back).searchParams.get('state') ?? ''
    other.cookies.set(`galo_signin_uk_${state.slice(0, 8)}`, theirs)
    expectRefused(other, await other.get(back))
    expect(provider.grants).toEqual([])
  })

  it('and not for the other market’s site, though both keep their cookies in one jar', async () => {
    const visitor = site.visitor()
    const back = new URL(provider.answerTo(await setOut(visitor)))
    const jar = new Map([...visitor.cookies].map(([name, value]) => [name.replace('_uk_', '_ie_'), value]))
    const there = aSigningSite(provider, {}, 'IE').visitor(jar)
    expect(locationOf(await there.get(back.href.replace(SITES.UK, SITES.IE)))).toContain('error=OAuthCallback')
    await signIn(visitor, provider)
    jar.set('galo_session_ie', visitor.cookies.get('galo_session_uk') ?? '')
    expect(await sessionOf(there)).toEqual({})
  })

  it('and only for half an hour', async () => {
    const visitor = site.visitor()
    const back = provider.answerTo(await setOut(visitor))
    site.pass(1_801)
    expectRefused(visitor, await visitor.get(back))
  })
})

describe('An answer that comes again', () => {
  it('leads on to where it led before, and signs nobody in', async () => {
    const visitor = site.visitor()
    const wayOut = await setOut(visitor, { callbackUrl: '/order/checkout' })
    const jar = new Map(visitor.cookies)
    const back = provider.answerTo(wayOut)
    await visitor.get(back)
    const again = await visitor.get(back)
    expect([again.status, locationOf(again), again.headers.get('set-cookie')]).toEqual([303, '/order/checkout', null])
    const thief = site.visitor(jar)
    expect(locationOf(await thief.get(back))).toBe('/order/checkout')
    expect(thief.setCookies).toEqual([])
    expect(provider.grants).toHaveLength(1)
  })

  it('while the first is on its way shares it: a code is used once', async () => {
    const visitor = site.visitor()
    const back = provider.answerTo(await setOut(visitor, { callbackUrl: '/profile' }))
    const jars = [new Map(visitor.cookies), new Map(visitor.cookies)]
    const answers = await Promise.all(jars.map((jar) => site.visitor(jar).get(back)))
    expect(answers.map(locationOf)).toEqual(['/profile', '/profile'])
    expect(provider.grants).toHaveLength(1)
    for (const jar of jars) expect([...jar.keys()].sort()).toEqual(SIGNED_IN)
  })
})

describe('Who is not signed in there after all', () => {
  it.each([
    ['access_denied', '/card/auth/login?error=AccessDenied&callbackUrl=%2Fprofile'],
    ['login_required', '/card/auth/session-required?error=SessionRequired&callbackUrl=%2Fprofile'],
    ['interaction_required', '/card/auth/interaction-required?callbackUrl=%2Fprofile'],
    ['consent_required', '/card/auth/interaction-required?callbackUrl=%2Fprofile'],
  ])('is led on by %s', async (error, page) => {
    const visitor = site.visitor()
    const wayOut = await setOut(visitor, { callbackUrl: '/profile', prompt: 'none' })
    const answer = await visitor.get(provider.answerTo(wayOut, { code: null, error }))
    expect([answer.status, locationOf(answer)]).toEqual([303, page])
    expect(site.reported).toEqual([])
    expect([...visitor.cookies.keys()]).toEqual([])
  })
})

describe('A hidden frame', () => {
  const FRAME = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
  const begin = async (visitor: Visitor) => locationOf(await visitor.get(sessionPaths.silentFrame, FRAME))
  const messageOf = async (answer: Response) =>
    /postMessage\((\{.*?\}),location\.origin\)/.exec(await answer.text())?.[1] ?? ''

  it('asks nothing of anybody, and tells the page that framed it how it went', async () => {
    const visitor = site.visitor()
    const wayOut = await begin(visitor)
    expect(new URL(wayOut).searchParams.get('prompt')).toBe('none')
    const answer = await visitor.get(provider.answerTo(wayOut))
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+'; .*frame-ancestors 'self'$/,
    )
    expect(JSON.parse(await messageOf(answer))).toEqual({ type: 'galo.silent', outcome: 'signed-in' })
    expect([...visitor.cookies.keys()].sort()).toEqual(SIGNED_IN)
  })

  it.each([
    ['login_required', 'login_required'],
    ['interaction_required', 'interaction_required'],
    ['account_selection_required', 'interaction_required'],
    ['server_error', 'failed'],
  ])('says %s as %s', async (error, outcome) => {
    const visitor = site.visitor()
    const answer = await visitor.get(provider.answerTo(await begin(visitor), { code: null, error }))
    expect(JSON.parse(await messageOf(answer))).toEqual({ type: 'galo.silent', outcome })
    expect([...visitor.cookies.keys()]).toEqual([])
  })

  it('says that it failed where nothing is known of it', async () => {
    const answer = await site.visitor().get(`${sessionPaths.callback}?state=x&code=y`, FRAME)
    expect(JSON.parse(await messageOf(answer))).toEqual({ type: 'galo.silent', outcome: 'failed' })
  })

  it('says so at once while the provider is away: nobody waits for what does not come', async () => {
    const visitor = site.visitor()
    provider.manners.discovery = (response) => void response.destroy()
    const answer = await visitor.get(sessionPaths.silentFrame, FRAME)
    expect(JSON.parse(await messageOf(answer))).toEqual({ type: 'galo.silent', outcome: 'failed' })
    expect(site.reported.join()).toContain('AUTH_LOGIN_ERROR')
  })

  it('stays signed in as long as was asked for before', async () => {
    const visitor = site.visitor()
    await signIn(visitor, provider, { keep: 'on' })
    await visitor.get(provider.answerTo(await begin(visitor)))
    expect(visitor.setCookies.filter((line) => line.startsWith('galo_session_uk')).at(-1)).toContain('Max-Age=1209600')
  })

  it.each<[string, Record<string, string>]>([
    ['of another site', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }],
    ['that is none', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }],
    ['of a browser that does not say', {}],
  ])('%s is refused', async (_what, headers) =>
    expect((await site.visitor().get(sessionPaths.silentFrame, headers)).status).toBe(403),
  )

  it('is the only thing that begins without a form', async () =>
    expect((await site.visitor().get(`${startSignIn.path}?prompt=login`, FRAME)).status).toBe(403))
})
