import type { ServerResponse } from 'node:http'
import { endSession, getCsrfToken, listProviders, sessionPaths, startSignIn } from '@galo/contracts/session'
import { aProvider, USER_ID, type SmallProvider } from '../test/a-provider'
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

let provider: SmallProvider
let site: SigningSite
beforeEach(async () => {
  provider = await aProvider()
  site = aSigningSite(provider)
})
afterEach(() => provider.close())

const askedOf = (wayOut: string) => Object.fromEntries(new URL(wayOut).searchParams)

describe('Signing in', () => {
  it('goes to the provider with proof that only this browser can answer, and back to the page one came from', async () => {
    const visitor = site.visitor()
    const wayOut = await setOut(visitor, { callbackUrl: '/order/checkout?step=pay' })
    expect(wayOut.startsWith(`${provider.issuer}/auth?`)).toBe(true)
    expect(askedOf(wayOut)).toMatchObject({
      client_id: 'galo-uk',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${SITES.UK}/order/api/auth/callback/galo`,
      code_challenge_method: 'S256',
    })
    const answer = await visitor.get(provider.answerTo(wayOut))
    expect([answer.status, locationOf(answer)]).toEqual([303, '/order/checkout?step=pay'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect([...visitor.cookies.keys()].sort()).toEqual(SIGNED_IN)
    expect(provider.grants[0]?.get('code_verifier')).toHaveLength(43)
    expect(await sessionOf(visitor)).toMatchObject({
      user: { uuid: USER_ID, email: 'ana@galo.test', givenName: 'Ana', familyName: 'Lopes', emailVerified: true },
      access_token: 'access-1',
      hasError: false,
      token_error: null,
    })
  })

  it('hands its trace on with every call to the provider, also with the one that only asks whether it is there', async () => {
    await setOut(site.visitor())
    await setOut(site.visitor())
    expect(provider.traces).toEqual(Array(3).fill(expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-/)))
  })

  it('gives a script the address in place of a redirect', async () => {
    const visitor = site.visitor()
    const answer = await visitor.post(startSignIn.path, { json: 'true' })
    expect(await answer.json()).toEqual({ url: expect.stringContaining(`${provider.issuer}/auth?`) })
  })

  it('says who wants an account, who is to type the password again, and which e-mail was typed', async () => {
    const visitor = site.visitor()
    expect(askedOf(await setOut(visitor, { screen_hint: 'register' }))).toMatchObject({
      prompt: 'login',
      screen_hint: 'register',
    })
    expect(askedOf(await setOut(visitor, { prompt: 'login', login_hint: ' ana@galo.test ' }))).toMatchObject({
      prompt: 'login',
      login_hint: 'ana@galo.test',
    })
    const plain = askedOf(await setOut(visitor, { screen_hint: '', prompt: '', login_hint: '', keep: '' }))
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['prompt']))
    expect(plain).not.toHaveProperty('login_hint')
  })

  it('lasts until the browser is closed, or two weeks where somebody asks for that', async () => {
    const [guest, kept] = [site.visitor(), site.visitor()]
    await signIn(guest, provider)
    await signIn(kept, provider, { keep: 'on' })
    const linesOf = ({ setCookies }: typeof guest) => setCookies.filter((line) => /^galo_(session|signed)/.test(line))
    for (const line of linesOf(guest)) expect(line).not.toMatch(/Max-Age|Expires/)
    for (const line of linesOf(kept)) expect(line).toContain('Max-Age=1209600')
  })

  it('keeps its cookie from scripts and from other sites, and the one that scripts may read says nothing', async () => {
    const visitor = site.visitor()
    await signIn(visitor, provider)
    const lineOf = (name: string) => visitor.setCookies.find((line) => line.startsWith(`${name}=`)) ?? ''
    expect(lineOf('galo_session_uk')).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(lineOf('galo_signed_in_uk')).toBe('galo_signed_in_uk=1; Path=/; SameSite=Strict')
    expect(lineOf('galo_session_uk').length).toBeLessThan(700)
  })

  it('keeps its cookies to this very host where lines are secure', async () => {
    const secure = aSigningSite(provider, { siteUrls: { UK: 'https://uk.galo.test', IE: 'https://ie.galo.test' } })
    const visitor = secure.visitor()
    await signIn(visitor, provider)
    for (const line of visitor.setCookies) expect(line).toContain('; Secure')
    expect([...visitor.cookies.keys()]).toEqual(expect.arrayContaining(['__Host-galo_session_uk']))
    expect(visitor.setCookies[0]).toMatch(/^__Secure-galo_signin_uk_.*; Path=\/order\/api\/auth; /)
  })

  it.each(['//elsewhere.test', 'https://elsewhere.test', '/\\elsewhere.test', '/order/api/auth/signout', ''])(
    'leads to the search and not to %j',
    async (callbackUrl) =>
      expect(locationOf(await signIn(site.visitor(), provider, { callbackUrl }))).toBe('/order/search'),
  )

  it('waits for no more than four answers in one browser, and forgets the oldest', async () => {
    const visitor = site.visitor()
    const waysOut: string[] = []
    for (let tab = 0; tab < 20; tab += 1) {
      waysOut.push(await setOut(visitor, { callbackUrl: `/order/menu/tab-${tab}` }))
      site.pass(1)
    }
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('galo_signin_'))).toHaveLength(4)
    expect(locationOf(await visitor.get(provider.answerTo(waysOut[0] ?? '')))).toContain('error=OAuthCallback')
    expect(locationOf(await visitor.get(provider.answerTo(waysOut[19] ?? '')))).toBe('/order/menu/tab-19')
  })

  it('says who there is to sign in with', async () =>
    expect(await (await site.visitor().get(listProviders.path)).json()).toEqual({
      galo: {
        ...{ id: 'galo', name: 'Galo', type: 'oidc' },
        signinUrl: `${SITES.UK}/order/api/auth/signin/galo`,
        callbackUrl: `${SITES.UK}/order/api/auth/callback/galo`,
      },
    }))

  it('leads who is sent to the door to the page with it, or to the one that says why', async () => {
    const visitor = site.visitor()
    const door = async (query: string) => locationOf(await visitor.get(`${sessionPaths.signIn}?${query}`))
    expect(await door('callbackUrl=/profile')).toBe('/card/auth/login?callbackUrl=%2Fprofile')
    expect(await door('error=SessionRequired&callbackUrl=/card/account')).toBe(
      '/card/auth/session-required?error=SessionRequired&callbackUrl=%2Fcard%2Faccount',
    )
    expect(await door('error=%3Cscript%3E&callbackUrl=//elsewhere.test')).toBe(
      '/card/auth/login?callbackUrl=%2Forder%2Fsearch',
    )
  })
})

describe('A form', () => {
  it.each([startSignIn.path, endSession.path])('of another site is refused at %s', async (path) => {
    const visitor = site.visitor()
    for (const headers of [
      { origin: 'https://elsewhere.test' },
      { origin: 'null' },
      { origin: 'http://uk.galo.test.elsewhere.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      expect((await visitor.post(path, {}, headers)).status).toBe(403)
    expect(visitor.setCookies).toEqual([])
  })

  it('of a browser that does not say where it is from needs the token that only our pages can read', async () => {
    const visitor = site.visitor()
    expect((await visitor.post(startSignIn.path, {}, {})).status).toBe(403)
    const { csrfToken } = (await (await visitor.get(getCsrfToken.path)).json()) as { csrfToken: string }
    expect(await (await visitor.get(getCsrfToken.path)).json()).toEqual({ csrfToken })
    expect((await visitor.post(startSignIn.path, { csrfToken }, {})).status).toBe(303)
    expect((await visitor.post(startSignIn.path, { csrfToken: `${csrfToken}x` }, {})).status).toBe(403)
    expect((await site.visitor().post(startSignIn.path, { csrfToken }, {})).status).toBe(403)
    const forged = site.visitor(new Map([['galo_csrf_uk', `${csrfToken}.forged`]]))
    expect((await forged.post(startSignIn.path, { csrfToken }, {})).status).toBe(403)
  })

  it('that says something else is led back to the door, and a script is told so', async () => {
    const visitor = site.visitor()
    const answer = await visitor.post(startSignIn.path, { prompt: 'consent', callbackUrl: '/profile' })
    expect(locationOf(answer)).toBe('/card/auth/login?error=OAuthSignin&callbackUrl=%2Forder%2Fsearch')
    expect((await visitor.post(startSignIn.path, { prompt: 'consent', json: 'true' })).status).toBe(400)
    expect((await visitor.post(startSignIn.path, { callbackUrl: 'x'.repeat(20_000) })).status).toBe(400)
  })

  it('that is sent hundreds of times is turned away for a while, with the door', async () => {
    const visitor = site.visitor()
    const answers = []
    for (let time = 0; time < 310; time += 1) answers.push(await visitor.get(`${sessionPaths.callback}?state=x`))
    const refused = answers.filter((answer) => answer.headers.has('retry-after'))
    expect(refused.length).toBeGreaterThan(0)
    expect(locationOf(refused[0] as Response)).toContain('/card/auth/login?error=OAuthSignin')
  })
})

describe('When the provider is away', () => {
  it('nobody is led there, and the door says so; the next one asks again', async () => {
    provider.manners.discovery = (response) => void response.writeHead(503).end('gone')
    const visitor = site.visitor()
    const answer = await visitor.post(startSignIn.path, { callbackUrl: '/profile' })
    expect([answer.status, locationOf(answer)]).toEqual([
      303,
      '/card/auth/login?error=OAuthSignin&callbackUrl=%2Fprofile',
    ])
    const told = await visitor.post(startSignIn.path, { json: 'true' })
    expect(told.status).toBe(503)
    expect(await told.json()).toMatchObject({ errors: [{ code: 'AUTH_LOGIN_ERROR' }] })
    expect(site.reported[0]).toContain('AUTH_LOGIN_ERROR')
    provider.manners.discovery = null
    expect(await setOut(visitor)).toContain(`${provider.issuer}/auth?`)
  })

  it('nobody is led there either when it was there a moment ago', async () => {
    const visitor = site.visitor()
    expect(await setOut(visitor)).toContain(`${provider.issuer}/auth?`)
    for (const discovery of [
      (response: ServerResponse) => void response.writeHead(503).end('gone'),
      (response: ServerResponse) => void response.destroy(),
    ]) {
      provider.manners.discovery = discovery
      expect(locationOf(await visitor.post(startSignIn.path))).toContain('error=OAuthSignin')
    }
    provider.manners.discovery = null
    expect(await setOut(visitor)).toContain(`${provider.issuer}/auth?`)
  })

  it('that it never answers keeps nobody for longer than five seconds', async () => {
    provider.manners.discovery = () => {}
    const begun = Date.now()
    expect(locationOf(await site.visitor().post(startSignIn.path))).toContain('error=OAuthSignin')
    expect(Date.now() - begun).toBeLessThan(8_000)
  })

  it.each([
    ['garbage', '<html>hello</html>'],
    ['another provider', JSON.stringify({ issuer: 'https://elsewhere.test' })],
  ])('%s is no provider', async (_what, text) => {
    provider.manners.discovery = (response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    expect(locationOf(await site.visitor().post(startSignIn.path))).toContain('error=OAuthSignin')
  })
})
