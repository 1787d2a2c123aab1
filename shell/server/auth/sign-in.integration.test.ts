import { Hono } from 'hono'
import { createBasket } from '@galo/contracts/basket'
import { openSession } from '@galo/contracts/site'
import { endSession, type SignedIn } from '@galo/contracts/session'
import { aConfig } from '../test/a-config'
import { aProviderVisit } from '../test/a-provider-visit'
import { aRealPlatform, type RealPlatform } from '../test/a-real-platform'
import { locationOf, sessionOf, setOut } from '../test/a-signing-site'
import { aVisitor } from '../test/a-visitor'
import { guestSession } from '../http/guest-session'
import { authRoutes } from './auth.routes'

// A busy machine needs longer to start a platform than jest gives a test.
jest.setTimeout(180_000)

const SITES = { UK: 'http://localhost:4000', IE: 'http://localhost:4001' }
const PASSWORD = 'peri-peri-please'

let platform: RealPlatform
let aheadMs = 0
beforeAll(async () => {
  platform = await aRealPlatform()
  const { now } = (await (await fetch(`${platform.url}/clock`)).json()) as { now: string }
  aheadMs = Date.parse(now) - Date.now()
})
afterAll(() => platform.stop())

/** A browser at one market's site and at the provider. */
const aPerson = (market: 'UK' | 'IE') => {
  const config = aConfig({ platformUrl: platform.url, identityUrl: platform.url, siteUrls: SITES })
  const platformNow = () => Date.now() + aheadMs
  const reported: string[] = []
  const report = (_level: string, message: string) => void reported.push(message)
  const site = new Hono()
    .route('/', guestSession(config, market, report))
    .route('/', authRoutes(market, { config, report, platformNow }))
  return { visitor: aVisitor(site, SITES[market]), there: aProviderVisit(platform.url), reported }
}
type Person = ReturnType<typeof aPerson>

const logIn = async ({ visitor, there }: Person, email: string, callbackUrl: string) => {
  const page = await there.open(await setOut(visitor, { callbackUrl, login_hint: email }))
  expect(page.text).toContain(email)
  const back = await there.submit(page.url, { email, password: PASSWORD })
  return visitor.get(back.url)
}

const newBasket = async (session: SignedIn, restaurant_id: string) => {
  const authorization = `Bearer ${session.access_token}`
  const made = await platform.post(
    createBasket.path,
    { fulfilment_type: 'COLLECTION', restaurant_id },
    { authorization },
  )
  return { status: made.status, ...((await made.json()) as { data?: { customer_id: string } }) }
}

describe.each([
  ['UK', 'ana.lopes@galo.test', 'galo-uk-shoreditch'],
  ['IE', 'aoife.kelleher@galo.test', 'galo-ie-rathmines'],
] as const)('With the real provider, in %s', (market, email, restaurant) => {
  it('somebody logs in, orders with the token they have, renews it, and logs out', async () => {
    const person = aPerson(market)
    const { visitor, there } = person
    expect(locationOf(await logIn(person, email, '/order/checkout'))).toBe('/order/checkout')
    const session = (await sessionOf(visitor)) as SignedIn
    expect(session).toMatchObject({ user: { email }, hasError: false })
    expect(await newBasket(session, restaurant)).toMatchObject({
      status: 201,
      data: { customer_id: session.user.uuid },
    })

    const renewed = (await sessionOf(visitor, `?stale=${session.access_token_expires_at}`)) as SignedIn
    expect(renewed).toMatchObject({ user: { email }, hasError: false })
    expect(renewed.access_token).not.toBe(session.access_token)

    const out = locationOf(await visitor.post(endSession.path, { callbackUrl: '/order/menu/deansgate' }))
    const after = await there.open(out)
    expect(after.url).toBe(`${SITES[market]}/card/auth/signed-out?state=%2Forder%2Fmenu%2Fdeansgate`)
    expect(await sessionOf(visitor)).toEqual({})
    const silently = await there.open(await setOut(visitor, { prompt: 'none' }))
    expect(locationOf(await visitor.get(silently.url))).toContain('/card/auth/session-required')
  })

  it('whoever was a guest on this device until now takes along what is theirs', async () => {
    const person = aPerson(market)
    expect((await person.visitor.post(openSession.path)).status).toBe(200)
    expect([...person.visitor.cookies.keys()]).toEqual(['galo_guest'])
    expect(locationOf(await logIn(person, email, '/order/checkout'))).toBe('/order/checkout')
    // The platform took it: else there would be a line that says what did not follow.
    expect(person.reported).toEqual([])
  })

  it('is signed in without a question who is so at the provider', async () => {
    const person = aPerson(market)
    await logIn(person, email, '/profile')
    person.visitor.cookies.clear()
    expect(await sessionOf(person.visitor)).toEqual({})
    const back = await person.there.open(await setOut(person.visitor, { prompt: 'none', callbackUrl: '/profile' }))
    expect(locationOf(await person.visitor.get(back.url))).toBe('/profile')
    expect(await sessionOf(person.visitor)).toMatchObject({ user: { email } })
  })
})

it('A clock that is set ahead ends the token, and nobody’s sign-in', async () => {
  const person = aPerson('UK')
  await logIn(person, 'ana.lopes@galo.test', '/profile')
  const before = (await sessionOf(person.visitor)) as SignedIn
  await platform.post('/console/api/clock', { advance: '2 h' })
  expect(await newBasket(before, 'galo-uk-shoreditch')).toMatchObject({ status: 401 })
  aheadMs += 7_200_000
  const after = (await sessionOf(person.visitor)) as SignedIn
  expect(after.access_token).not.toBe(before.access_token)
  expect(after.expires_in).toBeGreaterThan(800)
  expect(await newBasket(after, 'galo-uk-shoreditch')).toMatchObject({ status: 201 })
})
