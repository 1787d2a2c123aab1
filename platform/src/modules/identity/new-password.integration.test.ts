import { requestPasswordLetter } from '@galo/contracts/identity'
import { SEED_PASSWORD } from '../../../data'
import { CLIENT_SECRET, createApi } from '../../proof/world/api'
import { createSite, newBrowser, parameterOf } from '../../proof/world/site'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { MOST_ATTEMPTS } from './attempts.rules'

const platform = runTestPlatform()
const SITE = 'http://localhost:4001'
const NEW_PASSWORD = 'four cold custard tarts'

let site: Awaited<ReturnType<typeof createSite>>
beforeAll(async () => {
  site = await createSite(platform.url)
})
// Limits count by the platform's clock; nobody's letters here are another test's.
beforeEach(() => platform.advance('16 min'))

interface Letter {
  readonly toEmail: string
  readonly text: string
  readonly link: string
}
const lettersTo = async (email: string): Promise<Letter[]> =>
  (await platform.console.get('/console/api/letters')).body.letters.filter(({ toEmail }: Letter) => toEmail === email)
const linkTo = async (email: string): Promise<string> => {
  const [latest] = await lettersTo(email)
  if (latest === undefined) throw new Error(`no letter to ${email}`)
  return latest.link
}

const ask = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  createApi(platform.url).post(
    requestPasswordLetter.path,
    { email, site: SITE, ...more },
    {
      ...CLIENT_SECRET,
      ...headers,
    },
  )
const choose = (link: string, password: string, browser = newBrowser()) => {
  const address = new URL(link)
  return browser.post(`${address.origin}${address.pathname}`, {
    link: address.searchParams.get('link') ?? '',
    password,
  })
}

describe('A forgotten password', () => {
  it('is asked for in the middle of signing in, and chosen anew by the link of a letter, on another device', async () => {
    const browser = newBrowser()
    const page = await browser.open((await site.begin({ login_hint: 'ana.lopes@galo.test' })).address)
    expect(page.text).toContain('Forgotten your password?')
    const asked = await browser.open(`${page.url}/forgotten`)
    expect(asked.text).toContain('value="ana.lopes@galo.test"')
    const sent = await browser.post(asked.url, { email: ' Ana.Lopes@galo.test' })
    expect(sent.text).toContain('<h1>Sent, if we know that address</h1>')
    const [letter] = await lettersTo('ana.lopes@galo.test')
    expect(letter?.text).toMatch(/^Hello Ana,/)
    const elsewhere = newBrowser()
    const form = await elsewhere.open(letter?.link ?? '')
    expect(form.text).toContain('<h1>Choose a new password</h1>')
    expect(form.headers.get('cache-control')).toBe('no-store')
    const saved = await choose(letter?.link ?? '', NEW_PASSWORD, elsewhere)
    expect(saved.text).toContain('<h1>Your new password is saved</h1>')
    expect(saved.text).toContain('href="http://localhost:4000/order/search"')
    await expect(site.signIn(newBrowser(), 'ana.lopes@galo.test', NEW_PASSWORD)).resolves.toBeDefined()
    await expect(site.signIn(newBrowser(), 'ana.lopes@galo.test', SEED_PASSWORD)).rejects.toThrow()
  })

  it('signs out every browser, also one that has typed the old one and waits at the door', async () => {
    const email = 'ben.whitfield@galo.test'
    const browser = newBrowser()
    const tokens = await site.signIn(browser, email, SEED_PASSWORD)
    const door = await fetch((await site.begin({ prompt: 'login' })).address, { redirect: 'manual' })
    const cookie = door.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const stepTo = (address: string | null, init: RequestInit = {}) =>
      fetch(new URL(address ?? '', platform.url), { headers: { cookie }, redirect: 'manual', ...init })
    const body = new URLSearchParams({ email, password: SEED_PASSWORD })
    const proven = await stepTo(door.headers.get('location'), { method: 'POST', body })
    expect(proven.status).toBe(303)

    expect((await ask(email)).status).toBe(202)
    expect((await choose(await linkTo(email), NEW_PASSWORD)).status).toBe(200)

    await expect(site.refresh(tokens.refresh_token ?? '')).rejects.toThrow()
    expect((await browser.open(`${platform.url}/identity/provider/api/v1/sessions/me`)).status).toBe(404)
    const silent = await browser.open((await site.begin({ prompt: 'none' })).address)
    expect(parameterOf(silent, 'error')).toBe('login_required')
    const late = await stepTo(proven.headers.get('location'))
    expect(late.status).toBe(400)
  })

  it('leaves everybody else signed in', async () => {
    const browser = newBrowser()
    const { refresh_token: other } = await site.signIn(browser, 'grace.oneill@galo.test', SEED_PASSWORD)
    await ask('farah.rahman@galo.test')
    await choose(await linkTo('farah.rahman@galo.test'), NEW_PASSWORD)
    await expect(site.refresh(other ?? '')).resolves.toBeDefined()
  })
})

describe('The link of a letter', () => {
  const EMAIL = 'grace.oneill@galo.test'

  it('works once, and looking at it uses nothing up', async () => {
    await ask(EMAIL)
    const link = await linkTo(EMAIL)
    await newBrowser().open(link)
    expect((await newBrowser().open(link)).status).toBe(200)
    expect((await choose(link, NEW_PASSWORD)).status).toBe(200)
    expect((await choose(link, 'another one entirely')).status).toBe(410)
    const over = await newBrowser().open(link)
    expect(over.text).toContain('<h1>This link is over</h1>')
    expect(over.text).toContain(`href="${SITE}/order/search"`)
    await expect(site.signIn(newBrowser(), EMAIL, NEW_PASSWORD)).resolves.toBeDefined()
  })

  it('is good for one of two who use it in the same moment', async () => {
    await ask(EMAIL)
    const link = await linkTo(EMAIL)
    const both = await Promise.all([choose(link, 'the first of the two'), choose(link, 'the second of the two')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('is over after thirty minutes, and when a newer one was sent', async () => {
    await ask(EMAIL)
    const first = await linkTo(EMAIL)
    await platform.advance('29 min')
    expect((await newBrowser().open(first)).status).toBe(200)
    await platform.advance('1 min')
    expect((await choose(first, NEW_PASSWORD)).status).toBe(410)
    await ask(EMAIL)
    const second = await linkTo(EMAIL)
    await ask(EMAIL)
    expect((await choose(second, NEW_PASSWORD)).status).toBe(410)
    expect((await choose(await linkTo(EMAIL), NEW_PASSWORD)).status).toBe(200)
  })

  it('takes no password that anybody would try, says why, and is good still', async () => {
    await ask(EMAIL)
    const link = await linkTo(EMAIL)
    const again = await choose(link, 'short')
    expect(again.status).toBe(422)
    expect(again.text).toContain('Use at least 12 characters.')
    expect(again.text).not.toContain('short"')
    expect((await choose(link, 'grace.oneill!')).status).toBe(422)
    expect((await choose(link, NEW_PASSWORD)).status).toBe(200)
  })

  it('is guessed by nobody, and its form is taken from our own page alone', async () => {
    expect((await choose(`${platform.url}/identity/new-password?link=guessed`, NEW_PASSWORD)).status).toBe(410)
    expect((await newBrowser().open(`${platform.url}/identity/new-password`)).status).toBe(410)
    const form = { link: 'guessed', password: NEW_PASSWORD }
    const stranger = { origin: 'https://elsewhere.example' }
    expect((await newBrowser().post(`${platform.url}/identity/new-password`, form, stranger)).status).toBe(403)
  })

  it('leads home to the market it was asked for at when it is over, opened or sent on a device that was never there', async () => {
    const ireland = 'http://localhost:4001'
    await ask(EMAIL, { site: ireland })
    const link = await linkTo(EMAIL)
    const slow = newBrowser()
    const [, action = ''] = /action="([^"]+)"/.exec((await slow.open(link)).text) ?? []
    await platform.advance('30 min')
    const form = { link: new URL(link).searchParams.get('link') ?? '', password: NEW_PASSWORD }
    for (const over of [await newBrowser().open(link), await slow.post(new URL(action, link).href, form)]) {
      expect(over.status).toBe(410)
      expect(over.text).toContain(`href="${ireland}/order/search"`)
    }
  })

  it('leads back to no site but ours', async () => {
    const saved = `${platform.url}/identity/new-password/saved?site=`
    expect((await newBrowser().open(`${saved}https://elsewhere.example`)).text).not.toContain('elsewhere.example')
    expect((await newBrowser().open(`${saved}${SITE}`)).text).toContain(`href="${SITE}/order/search"`)
  })
})

describe('Asking for a letter', () => {
  it('is answered alike, and as late, for an e-mail nobody has, to whom nobody writes', async () => {
    const timed = async (email: string) => {
      const begun = performance.now()
      const answer = await ask(email)
      return { answer, tookMs: performance.now() - begun }
    }
    const [somebody, nobody] = [await timed('grace.oneill@galo.test'), await timed('nobody@galo.test')]
    expect(nobody.answer).toEqual(somebody.answer)
    expect(somebody.answer).toEqual({ status: 202, body: { askAgainInS: 60 } })
    for (const { tookMs } of [somebody, nobody]) expect(tookMs).toBeGreaterThanOrEqual(245)
    expect(await lettersTo('nobody@galo.test')).toEqual([])
  })

  it('fills nobody’s mailbox, known or not, and is not done for everybody from one address', async () => {
    for (const email of ['grace.oneill@galo.test', 'nobody@galo.test']) {
      for (let each = 0; each < MOST_ATTEMPTS.mailbox; each++) expect((await ask(email)).status).toBe(202)
      const limited = await ask(email)
      expect([limited.status, limited.body.errors[0].code]).toEqual([429, 'TOO_MANY_LETTERS'])
    }
    const from = { 'x-galo-client-address': '203.0.113.7' }
    const asked = Array.from({ length: MOST_ATTEMPTS.letters }, (_, each) => ask(`person${each}@galo.test`, {}, from))
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([202]))
    expect((await ask('one.more@galo.test', {}, from)).status).toBe(429)
    expect((await ask('one.more@galo.test', {}, { 'x-galo-client-address': '203.0.113.8' })).status).toBe(202)
    await platform.advance('16 min')
    expect((await ask('grace.oneill@galo.test', {}, from)).status).toBe(202)
  })

  it('is for our own servers, and leads back to our own sites', async () => {
    const stranger = await createApi(platform.url).post(requestPasswordLetter.path, {
      email: 'grace.oneill@galo.test',
      site: SITE,
    })
    expect(stranger.status).toBe(401)
    const elsewhere = await ask('grace.oneill@galo.test', { site: 'https://elsewhere.example' })
    expect([elsewhere.status, elsewhere.body.errors[0].code]).toEqual([400, 'UNKNOWN_SITE'])
  })

  it('is limited on the sign-in page too, where the way back leads on', async () => {
    const browser = newBrowser()
    const { url } = await browser.open((await site.begin()).address)
    const forgotten = () => browser.post(`${url}/forgotten`, { email: 'waits@galo.test' })
    for (let each = 0; each < MOST_ATTEMPTS.mailbox; each++) expect((await forgotten()).status).toBe(200)
    const limited = await forgotten()
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await browser.post(`${url}/forgotten`, { email: 'waits@' })).status).toBe(422)
    expect((await newBrowser().post(`${url}/forgotten`, { email: 'waits@galo.test' })).status).toBe(400)
  })
})
