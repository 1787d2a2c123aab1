import { createBasket } from '@galo/contracts/basket'
import { issueGuestToken } from '@galo/contracts/identity'
import { decodeJwt } from 'jose'
import { customers, SEED_PASSWORD } from '../../../data'
import { CLIENT_SECRET, createApi } from '../../proof/world/api'
import { createBrowser } from '../../proof/world/browser'
import { CALLBACK, createSite, newBrowser, parameterOf } from '../../proof/world/site'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const EMAIL = 'ana.lopes@galo.test'
const ana = customers.find(({ email }) => email === EMAIL)

const platform = runTestPlatform()
let site: Awaited<ReturnType<typeof createSite>>
beforeAll(async () => {
  site = await createSite(platform.url)
})

describe('Signing in', () => {
  it('goes to our page and comes back to the site with who it is and a token the platform takes', async () => {
    const browser = newBrowser()
    const { address, finish } = await site.begin()
    const page = await browser.open(address)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<h1>Log in</h1>')
    const answer = await browser.post(page.url, { email: ' ANA.Lopes@galo.test ', password: SEED_PASSWORD })
    expect(answer.url.startsWith(`${CALLBACK}?code=`)).toBe(true)
    const tokens = await finish(answer.url)
    expect(tokens.claims()).toMatchObject({ sub: ana?.id, email: EMAIL, given_name: 'Ana', family_name: 'Lopes' })
    expect(tokens.expires_in).toBe(900)
    const api = createApi(platform.url, tokens.access_token)
    const made = await api.post(createBasket.path, {
      fulfilment_type: 'COLLECTION',
      restaurant_id: 'galo-uk-shoreditch',
    })
    expect(made.status).toBe(201)
    expect(made.body.data.customer_id).toBe(ana?.id)
  })

  it('takes a code once, and a code only with the secret it was asked for with', async () => {
    const browser = newBrowser()
    const { address, finish } = await site.begin()
    const page = await browser.open(address)
    const answer = await browser.post(page.url, { email: EMAIL, password: SEED_PASSWORD })
    const other = await site.begin({ state: parameterOf(answer, 'state') ?? '' })
    await expect(other.finish(answer.url)).rejects.toThrow()
    await expect(finish(answer.url)).resolves.toMatchObject({ token_type: 'bearer' })
    await expect(finish(answer.url)).rejects.toThrow()
  })

  it('leads who would rather not back to the site they came from, from every page of it', async () => {
    const browser = newBrowser()
    const { url } = await browser.open((await site.begin()).address)
    const way = `<a href="${new URL(CALLBACK).origin}/order/search">Back to Galo</a>`
    for (const path of ['', '/register', '/forgotten', '/forgotten/sent'])
      expect((await browser.open(`${url}${path}`)).text).toContain(way)
  })

  describe('that began in the other market', () => {
    const IRELAND = 'http://localhost:4001'
    const REDIRECT = { redirect_uri: `${IRELAND}/order/api/auth/callback/galo` }
    const WAY_HOME = `href="${IRELAND}/order/search"`
    const signInThere = async () => {
      const browser = createBrowser([IRELAND])
      const there = await createSite(platform.url, 'galo-ie')
      const page = await browser.open((await there.begin(REDIRECT)).address)
      await browser.post(page.url, { email: EMAIL, password: SEED_PASSWORD })
      return { browser, page: page.url }
    }

    it('leads back to it when it is over', async () => {
      const { browser, page } = await signInThere()
      const over = await browser.open(page)
      expect(over.status).toBe(400)
      expect(over.text).toContain(WAY_HOME)
    })

    it('leads back to it from the provider’s own pages: what can’t be, whether to log out, and that one has', async () => {
      const { browser } = await signInThere()
      const provider = `${platform.url}/identity/provider`
      const wrong = await browser.open(`${provider}/auth?client_id=nobody`)
      expect(wrong.status).toBe(400)
      expect(wrong.text).toContain(WAY_HOME)
      const asked = await browser.open(`${provider}/session/end`)
      expect(asked.text).toContain(WAY_HOME)
      const [, action = ''] = /action="([^"]+)"/.exec(asked.text) ?? []
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(asked.text) ?? []
      const left = await browser.post(action, { xsrf, logout: 'yes' })
      expect(left.text).toContain('<h1>You&#39;re logged out</h1>')
      expect(left.text).toContain(WAY_HOME)
    })

    it('leads back to it what went wrong before the browser was here once, and to no site but ours', async () => {
      const begun = new URL((await (await createSite(platform.url, 'galo-ie')).begin(REDIRECT)).address)
      begun.searchParams.set('client_id', 'nobody')
      expect((await newBrowser().open(begun.href)).text).toContain(WAY_HOME)
      begun.searchParams.set('redirect_uri', 'https://elsewhere.example/')
      expect((await newBrowser().open(begun.href)).text).not.toContain('elsewhere')
    })
  })

  it('begins with the e-mail that was given at the site, whatever is in it', async () => {
    const pageFor = async (hint: string, path = '') => {
      const browser = newBrowser()
      const { url } = await browser.open((await site.begin({ login_hint: hint })).address)
      return (await browser.open(`${url}${path}`)).text
    }
    expect(await pageFor(EMAIL)).toContain(`value="${EMAIL}"`)
    expect(await pageFor(EMAIL, '/register')).toContain(`value="${EMAIL}"`)
    expect(await pageFor('"><b>a@b.example')).toContain('value="&quot;&gt;&lt;b&gt;a@b.example"')
    expect(await pageFor('a'.repeat(300))).toContain('value=""')
  })

  it('is silent for who is signed in, and says so for who is not', async () => {
    const browser = newBrowser()
    const silently = { prompt: 'none' }
    const first = await browser.open((await site.begin(silently)).address)
    expect(parameterOf(first, 'error')).toBe('login_required')
    await site.signIn(browser, EMAIL, SEED_PASSWORD)
    const again = await site.begin(silently)
    const tokens = await again.finish((await browser.open(again.address)).url)
    expect(tokens.claims()?.sub).toBe(ana?.id)
    const asked = await browser.open((await site.begin({ prompt: 'login' })).address)
    expect(asked.text).toContain('<h1>Log in</h1>')
  })

  it('goes nowhere but to our own sites, and not without proof of the code', async () => {
    const browser = newBrowser()
    const stray = await browser.open((await site.begin({ redirect_uri: 'http://localhost:4000/elsewhere' })).address)
    expect(stray.status).toBe(400)
    expect(stray.text).toContain('<h1>This didn')
    const bare = new URL((await site.begin()).address)
    bare.searchParams.delete('code_challenge')
    bare.searchParams.delete('code_challenge_method')
    expect(parameterOf(await browser.open(bare.href), 'error')).toBe('invalid_request')
  })
})

describe('A token', () => {
  it('ends by the platform’s clock and is renewed without the customer, who stays signed in', async () => {
    const tokens = await site.signIn(newBrowser(), EMAIL, SEED_PASSWORD)
    const now = Math.floor(platform.clock.now().getTime() / 1000)
    expect(decodeJwt(tokens.access_token).exp).toBeGreaterThan(now + 800)
    expect(decodeJwt(tokens.access_token).exp).toBeLessThan(now + 1000)
    const orders = '/direct-orders/orders/none'
    await platform.advance('3 h')
    expect((await createApi(platform.url, tokens.access_token).get(orders)).status).toBe(401)
    const renewed = await site.refresh(tokens.refresh_token ?? '')
    expect((await createApi(platform.url, renewed.access_token).get(orders)).status).toBe(404)
    await platform.console.post('/console/api/clock', { reset: true })
  })

  it('for the site is none for the platform', async () => {
    const { id_token } = await site.signIn(newBrowser(), EMAIL, SEED_PASSWORD)
    expect((await createApi(platform.url, id_token ?? '').get('/direct-orders/orders/none')).status).toBe(401)
  })
})

describe('A guest', () => {
  it('may give an e-mail, which their token then says; a wrong one is refused by its name', async () => {
    const api = createApi(platform.url)
    const ask = (email?: string) => api.post(issueGuestToken.path, { market: 'IE', email }, CLIENT_SECRET)
    expect(decodeJwt((await ask(' niamh@example.ie ')).body.session)).toMatchObject({
      kind: 'guest',
      market: 'IE',
      email: 'niamh@example.ie',
    })
    expect(decodeJwt((await ask()).body.session)).not.toHaveProperty('email')
    expect((await ask('niamh@')).body.errors[0].message).toMatch(/^email: /)
  })
})

describe('Whether this browser is signed in', () => {
  it('is told to our own sites and to no other', async () => {
    const browser = newBrowser()
    const address = `${platform.url}/identity/provider/api/v1/sessions/me`
    const ours = { origin: 'http://localhost:4001' }
    const nobody = await browser.open(address, ours)
    expect(nobody.status).toBe(404)
    expect(nobody.headers.get('access-control-allow-origin')).toBe('http://localhost:4001')
    await site.signIn(browser, EMAIL, SEED_PASSWORD)
    const somebody = await browser.open(address, ours)
    expect(somebody.status).toBe(200)
    expect(JSON.parse(somebody.text).userId).toBe(ana?.id)
    expect(somebody.headers.get('access-control-allow-credentials')).toBe('true')
    const stranger = await browser.open(address, { origin: 'https://elsewhere.example' })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('Logging out', () => {
  it('with one’s own ID token is done at once and leads back to the site', async () => {
    const browser = newBrowser()
    const tokens = await site.signIn(browser, EMAIL, SEED_PASSWORD)
    const left = await browser.open(site.logOutAddress(tokens.id_token, { state: 'back' }))
    expect(left.url).toBe('http://localhost:4000/order/search?state=back')
    const me = await browser.open(`${platform.url}/identity/provider/api/v1/sessions/me`)
    expect(me.status).toBe(404)
    await expect(site.refresh(tokens.refresh_token ?? '')).rejects.toThrow()
    const silent = await browser.open((await site.begin({ prompt: 'none' })).address)
    expect(parameterOf(silent, 'error')).toBe('login_required')
  })

  it('ends the token that was given for it too, though it would live for minutes yet, and no other browser’s', async () => {
    const browser = newBrowser()
    const tokens = await site.signIn(browser, EMAIL, SEED_PASSWORD)
    const elsewhere = await site.signIn(newBrowser(), EMAIL, SEED_PASSWORD)
    const seen = async ({ access_token }: typeof tokens) =>
      (await createApi(platform.url, access_token).get('/direct-orders/orders/none')).status
    expect([await seen(tokens), await seen(elsewhere)]).toEqual([404, 404])
    await browser.open(site.logOutAddress(tokens.id_token))
    expect([await seen(tokens), await seen(elsewhere)]).toEqual([401, 404])
  })

  it('may end at the page that says one is signed out', async () => {
    const browser = newBrowser()
    const tokens = await site.signIn(browser, EMAIL, SEED_PASSWORD)
    const to = 'http://localhost:4000/card/auth/signed-out'
    const left = await browser.open(site.logOutAddress(tokens.id_token, { post_logout_redirect_uri: to }))
    expect(left.url).toBe(to)
  })

  it('without it is asked first, so that no link logs anybody out', async () => {
    const browser = newBrowser()
    await site.signIn(browser, EMAIL, SEED_PASSWORD)
    const asked = await browser.open(site.logOutAddress(undefined))
    expect(asked.text).toContain('Log out of Galo?')
    const [, action = ''] = /action="([^"]+)"/.exec(asked.text) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(asked.text) ?? []
    await browser.post(action, { xsrf: 'guessed', logout: 'yes' })
    const me = `${platform.url}/identity/provider/api/v1/sessions/me`
    expect((await browser.open(me)).status).toBe(200)
    await browser.post(action, { xsrf, logout: 'yes' })
    expect((await browser.open(me)).status).toBe(404)
  })
})
