import { endSession, type SignedIn } from '@galo/contracts/session'
import { aProvider, type SmallProvider } from '../test/a-provider'
import { aSigningSite, locationOf, sessionOf, signIn, SITES, type SigningSite } from '../test/a-signing-site'

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
const HERE = '/card/auth/signed-out?state=%2Forder%2Fsearch'

describe('Signing out', () => {
  it('is done here at once, and goes on to the provider with what it asks for', async () => {
    const visitor = await signedIn()
    const answer = await visitor.post(endSession.path, { callbackUrl: '/order/menu/deansgate' })
    expect(answer.status).toBe(303)
    const there = new URL(locationOf(answer))
    expect(there.href.startsWith(`${provider.issuer}/session/end?`)).toBe(true)
    expect(Object.fromEntries(there.searchParams)).toEqual({
      client_id: 'galo-uk',
      id_token_hint: expect.stringMatching(/^eyJ/),
      post_logout_redirect_uri: `${SITES.UK}/card/auth/signed-out`,
      state: '/order/menu/deansgate',
    })
    expect([...visitor.cookies.keys()]).toEqual([])
    expect(provider.revoked).toEqual(['the-refresh-token'])
    expect(await sessionOf(visitor)).toEqual({})
  })

  it('gives a script the address', async () => {
    const visitor = await signedIn()
    const answer = await visitor.post(endSession.path, { json: 'true' })
    expect(await answer.json()).toEqual({ url: expect.stringContaining('/session/end?') })
  })

  it.each(['//elsewhere.test', 'javascript:alert(1)'])('leads nowhere else: %s', async (callbackUrl) => {
    const visitor = await signedIn()
    const there = new URL(locationOf(await visitor.post(endSession.path, { callbackUrl })))
    expect(there.searchParams.get('state')).toBe('/order/search')
  })

  it('is for good: who kept the cookie is not signed in by it', async () => {
    const visitor = await signedIn()
    const kept = site.visitor(new Map(visitor.cookies))
    await visitor.post(endSession.path)
    expect(await sessionOf(kept)).toEqual({})
    expect([...kept.cookies.keys()]).toEqual([])
  })

  it('stands while a renewal is under way in another tab', async () => {
    const visitor = await signedIn()
    let goOn = () => {}
    const waiting = new Promise<void>((resolve) => (goOn = resolve))
    let reached = () => {}
    const isUnderWay = new Promise<void>((resolve) => (reached = resolve))
    provider.manners.beforeRefresh = () => (reached(), waiting)
    provider.manners.fields = { refresh_token: 'the-next-one' }
    site.pass(800)
    const otherTab = site.visitor(new Map(visitor.cookies))
    const session = sessionOf(otherTab)
    await isUnderWay
    await visitor.post(endSession.path)
    goOn()
    expect(await session).toEqual({})
    expect([...otherTab.cookies.keys()]).toEqual([])
    expect(await sessionOf(visitor)).toEqual({})
  })

  it('brings its ID token along after a restart as well', async () => {
    const visitor = await signedIn()
    const restarted = aSigningSite(provider).visitor(visitor.cookies)
    const there = new URL(locationOf(await restarted.post(endSession.path)))
    expect(there.searchParams.get('id_token_hint')).toMatch(/^eyJ/)
  })

  it('of a sign-in that the provider forgot has it ask first', async () => {
    const visitor = await signedIn()
    provider.manners.token = (response) =>
      void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}')
    const restarted = aSigningSite(provider).visitor(visitor.cookies)
    const there = new URL(locationOf(await restarted.post(endSession.path)))
    expect(there.pathname).toContain('/session/end')
    expect(there.searchParams.has('id_token_hint')).toBe(false)
  })

  it('of somebody who is not signed in leads to the page that says so', async () =>
    expect(locationOf(await site.visitor().post(endSession.path))).toBe(HERE))

  it('of a browser that only believes it is signed in is asked about by the provider, which may know better', async () => {
    const visitor = site.visitor(new Map([['galo_signed_in_uk', '1']]))
    expect(locationOf(await visitor.post(endSession.path))).toContain('/session/end?')
    expect([...visitor.cookies.keys()]).toEqual([])
  })

  it('works while the provider is away', async () => {
    const visitor = await signedIn()
    await provider.close()
    const answer = await visitor.post(endSession.path)
    expect([answer.status, locationOf(answer)]).toEqual([303, HERE])
    expect([...visitor.cookies.keys()]).toEqual([])
    expect(await sessionOf(visitor)).toEqual({})
    expect(site.reported.join()).toContain('AUTH_LOGOUT_ERROR')
    expect(site.reported.join()).not.toMatch(/eyJ|the-refresh-token|access-/)
    provider = await aProvider()
  })
})

describe('Signing in as somebody else', () => {
  it('ends the session that was there', async () => {
    const visitor = await signedIn()
    const before = site.visitor(new Map(visitor.cookies))
    provider.manners.claims = { sub: 'somebody-else', given_name: 'Ben' }
    await signIn(visitor, provider)
    expect(((await sessionOf(visitor)) as SignedIn).user).toMatchObject({ uuid: 'somebody-else', givenName: 'Ben' })
    expect(await sessionOf(before)).toEqual({})
  })
})
