import { Hono } from 'hono'
import { createBasket } from '@galo/contracts/basket'
import { endSession, type SignedIn } from '@galo/contracts/session'
import { SEED_PASSWORD } from '../../../platform/data'
import { createApi } from '../../../platform/src/proof/world/api'
import { createBrowser } from '../../../platform/src/proof/world/browser'
import { runTestPlatform } from '../../../platform/src/proof/world/start-test-platform'
import { aConfig } from '../test/a-config'
import { locationOf, sessionOf, setOut } from '../test/a-signing-site'
import { aVisitor } from '../test/a-visitor'
import { authRoutes } from './auth.routes'

const SITES = { UK: 'http://localhost:4000', IE: 'http://localhost:4001' }
const platform = runTestPlatform()

/** A browser at one market's site and at the provider. */
const aPerson = (market: 'UK' | 'IE') => {
  const config = aConfig({ platformUrl: platform.url, identityUrl: platform.url, siteUrls: SITES })
  const platformNow = () => platform.clock.now().getTime()
  const site = new Hono().route('/', authRoutes(market, { config, report: () => {}, platformNow }))
  return { visitor: aVisitor(site, SITES[market]), browser: createBrowser(Object.values(SITES)) }
}
type Person = ReturnType<typeof aPerson>

const logIn = async ({ visitor, browser }: Person, email: string, callbackUrl: string) => {
  const page = await browser.open(await setOut(visitor, { callbackUrl, login_hint: email }))
  expect(page.text).toContain(email)
  const back = await browser.post(page.url, { email, password: SEED_PASSWORD })
  return visitor.get(back.url)
}

describe.each([
  ['UK', 'ana.lopes@galo.test', 'galo-uk-shoreditch'],
  ['IE', 'aoife.kelleher@galo.test', 'galo-ie-temple-bar'],
] as const)('With the real provider, in %s', (market, email, restaurant_id) => {
  it('somebody logs in, orders with the token they have, renews it, and logs out', async () => {
    const person = aPerson(market)
    const { visitor, browser } = person
    expect(locationOf(await logIn(person, email, '/order/checkout'))).toBe('/order/checkout')
    const session = (await sessionOf(visitor)) as SignedIn
    expect(session).toMatchObject({ user: { email }, hasError: false })
    const api = createApi(platform.url, session.access_token ?? '')
    const made = await api.post(createBasket.path, { fulfilment_type: 'COLLECTION', restaurant_id })
    expect([made.status, made.body.data.customer_id]).toEqual([201, session.user.uuid])

    const renewed = (await sessionOf(visitor, `?stale=${session.access_token_expires_at}`)) as SignedIn
    expect(renewed).toMatchObject({ user: { email }, hasError: false })
    expect(renewed.access_token).not.toBe(session.access_token)

    const out = locationOf(await visitor.post(endSession.path, { callbackUrl: '/order/menu/deansgate' }))
    const after = await browser.open(out)
    expect(after.url).toBe(`${SITES[market]}/card/auth/signed-out?state=%2Forder%2Fmenu%2Fdeansgate`)
    expect(await sessionOf(visitor)).toEqual({})
    const silently = await browser.open(await setOut(visitor, { prompt: 'none' }))
    expect(locationOf(await visitor.get(silently.url))).toContain('/card/auth/session-required')
  })

  it('is signed in without a question who is so at the provider', async () => {
    const person = aPerson(market)
    await logIn(person, email, '/profile')
    person.visitor.cookies.clear()
    expect(await sessionOf(person.visitor)).toEqual({})
    const back = await person.browser.open(await setOut(person.visitor, { prompt: 'none', callbackUrl: '/profile' }))
    expect(locationOf(await person.visitor.get(back.url))).toBe('/profile')
    expect(await sessionOf(person.visitor)).toMatchObject({ user: { email } })
  })
})

it('A clock that is set ahead ends the token, and nobody’s sign-in', async () => {
  const person = aPerson('UK')
  await logIn(person, 'ana.lopes@galo.test', '/profile')
  const before = (await sessionOf(person.visitor)) as SignedIn
  await platform.advance('2 h')
  const after = (await sessionOf(person.visitor)) as SignedIn
  expect(after.access_token).not.toBe(before.access_token)
  expect(after.expires_in).toBeGreaterThan(800)
  const api = createApi(platform.url, after.access_token ?? '')
  const made = await api.post(createBasket.path, {
    fulfilment_type: 'COLLECTION',
    restaurant_id: 'galo-uk-shoreditch',
  })
  expect(made.status).toBe(201)
})
