import { getSession, type SignedIn } from '@galo/contracts/session'
import { aProvider, USER_ID, type SmallProvider } from '../test/a-provider'
import { aSigningSite, sessionOf, signIn, type SigningSite } from '../test/a-signing-site'

let provider: SmallProvider
let site: SigningSite
beforeEach(async () => {
  provider = await aProvider()
  site = aSigningSite(provider)
})
afterEach(() => provider.close())

const signedIn = async () => {
  const visitor = site.visitor()
  await signIn(visitor, provider)
  return visitor
}
const refreshes = () => provider.grants.filter((body) => body.get('grant_type') === 'refresh_token')
const expiryOf = (session: unknown) => (session as SignedIn).access_token_expires_at ?? 0

describe('The session', () => {
  it('is as the page’s side reads it, and nothing where nobody is signed in', async () => {
    const visitor = await signedIn()
    expect(getSession.answer.parse(await sessionOf(visitor))).toMatchObject({ access_token: 'access-1' })
    expect(getSession.answer.parse(await sessionOf(site.visitor()))).toEqual({})
  })

  it('is asked for once a page, and the provider only once before the token ends', async () => {
    const visitor = await signedIn()
    expect(await sessionOf(visitor)).toMatchObject({ access_token: 'access-1', expires_in: 900 })
    site.pass(740)
    expect(await sessionOf(visitor)).toMatchObject({ access_token: 'access-1', expires_in: 160 })
    site.pass(20)
    expect(await sessionOf(visitor)).toMatchObject({ access_token: 'access-2', expires_in: 900 })
    expect(refreshes()).toHaveLength(1)
  })

  it('renews a token that lives shortly in the second half of its life only', async () => {
    provider.manners.fields = { expires_in: 20 }
    const visitor = await signedIn()
    site.pass(9)
    expect(await sessionOf(visitor)).toMatchObject({ access_token: 'access-1' })
    site.pass(2)
    expect(await sessionOf(visitor)).toMatchObject({ access_token: 'access-2' })
  })

  it('is renewed once, however many tabs ask together', async () => {
    const visitor = await signedIn()
    site.pass(800)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sessionOf(visitor)))
    expect(new Set(answers.map((answer) => (answer as SignedIn).access_token))).toEqual(new Set(['access-2']))
    expect(refreshes()).toHaveLength(1)
  })

  it('is renewed for a token that was refused, once for all who were refused it', async () => {
    const visitor = await signedIn()
    const stale = `?stale=${expiryOf(await sessionOf(visitor))}`
    site.pass(5)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sessionOf(visitor, stale)))
    expect(new Set(answers.map((answer) => (answer as SignedIn).access_token))).toEqual(new Set(['access-2']))
    expect(await sessionOf(visitor, stale)).toMatchObject({ access_token: 'access-2' })
    expect(refreshes()).toHaveLength(1)
    expect(await sessionOf(visitor, '?stale=nonsense')).toMatchObject({ access_token: 'access-2' })
  })

  it('survives a restart of the server for one renewal, and is sent no cookie for it', async () => {
    const visitor = await signedIn()
    const restarted = aSigningSite(provider).visitor(visitor.cookies)
    expect(await sessionOf(restarted)).toMatchObject({ user: { uuid: USER_ID, givenName: 'Ana' }, hasError: false })
    await sessionOf(restarted)
    expect(refreshes()).toHaveLength(1)
    expect(restarted.setCookies).toEqual([])
  })

  it('is over after two weeks', async () => {
    const visitor = await signedIn()
    site.pass(14 * 86_400 + 1)
    expect(await sessionOf(visitor)).toEqual({})
    expect([...visitor.cookies.keys()]).toEqual([])
    expect(refreshes()).toEqual([])
  })

  it('is not kept by anybody on the way', async () =>
    expect((await site.visitor().get(getSession.path)).headers.get('cache-control')).toBe('no-store'))
})

describe('A session whose token can’t be renewed', () => {
  it('says so when the provider knows it no more, and asks no second time', async () => {
    const visitor = await signedIn()
    provider.manners.token = (response) =>
      void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}')
    site.pass(800)
    const dead = { access_token: null, hasError: true, token_error: 'RefreshAccessTokenError' }
    expect(await sessionOf(visitor)).toMatchObject({ ...dead, user: { givenName: 'Ana' } })
    expect(await sessionOf(visitor)).toMatchObject(dead)
    expect(refreshes()).toHaveLength(1)
    expect(site.reported[0]).toContain('AUTH_GET_NEXTAUTH_SESSION_ERROR')
    expect(site.reported[0]?.startsWith('["warning"')).toBe(true)
  })

  it('goes on with the token it has while the provider is away, and then says that it is', async () => {
    const visitor = await signedIn()
    provider.manners.token = (response) => void response.writeHead(503).end('later')
    site.pass(800)
    expect(await sessionOf(visitor)).toMatchObject({ access_token: 'access-1', hasError: false, expires_in: 100 })
    site.pass(101)
    expect(await sessionOf(visitor)).toMatchObject({
      ...{ access_token: null, hasError: true, token_error: 'ProviderUnavailable' },
      user: { uuid: USER_ID, givenName: 'Ana' },
    })
    provider.manners.token = null
    expect(await sessionOf(visitor)).toMatchObject({ access_token: 'access-2', hasError: false })
  })

  it('knows whose it is after a restart, though not their name', async () => {
    const visitor = await signedIn()
    provider.manners.token = (response) => void response.destroy()
    const restarted = aSigningSite(provider).visitor(visitor.cookies)
    expect(await sessionOf(restarted)).toMatchObject({
      ...{ token_error: 'ProviderUnavailable', user: { uuid: USER_ID, givenName: '' } },
    })
    expect([...visitor.cookies.keys()]).toContain('galo_session_uk')
  })

  it('is nobody else’s: a renewal for another person is refused', async () => {
    const visitor = await signedIn()
    provider.manners.claims = { sub: 'somebody-else' }
    site.pass(800)
    expect(await sessionOf(visitor)).toMatchObject({
      ...{ token_error: 'RefreshAccessTokenError', access_token: null, user: { uuid: USER_ID } },
    })
  })

  it('is refused when the renewed ID token is another’s work', async () => {
    const visitor = await signedIn()
    provider.manners.sign = provider.signs.otherKey
    site.pass(800)
    expect(await sessionOf(visitor)).toMatchObject({ token_error: 'RefreshAccessTokenError', access_token: null })
  })
})

describe('A provider that gives another refresh token with each renewal', () => {
  it('finds the newest in the cookie, which ends when it would have', async () => {
    const visitor = await signedIn()
    site.pass(800)
    provider.manners.fields = { refresh_token: 'the-next-one' }
    const before = (await sessionOf(visitor)) as SignedIn
    expect(visitor.setCookies.at(-2)).toMatch(/^galo_session_uk=/)
    const restarted = aSigningSite(provider).visitor(visitor.cookies)
    expect(((await sessionOf(restarted)) as SignedIn).expires).toBe(before.expires)
    expect(refreshes().map((body) => body.get('refresh_token'))).toEqual(['the-refresh-token', 'the-next-one'])
  })
})

describe('A cookie that says nothing true', () => {
  it.each([
    ['cut short', (sealed: string) => sealed.slice(0, -10)],
    ['of another time', () => 'eyJhbGciOiJkaXIifQ..a.b.c'],
    ['empty', () => ''],
  ])('%s is taken back, and nobody is signed in', async (_what, spoil) => {
    const visitor = await signedIn()
    visitor.cookies.set('galo_session_uk', spoil(visitor.cookies.get('galo_session_uk') ?? ''))
    expect(await sessionOf(visitor)).toEqual({})
    expect([...visitor.cookies.keys()]).toEqual([])
  })

  it('as a sign-in under way is none of who is signed in', async () => {
    const visitor = await signedIn()
    const other = site.visitor()
    await other.post('/order/api/auth/signin/galo')
    visitor.cookies.set('galo_session_uk', [...other.cookies.values()][0] ?? '')
    expect(await sessionOf(visitor)).toEqual({})
  })
})
