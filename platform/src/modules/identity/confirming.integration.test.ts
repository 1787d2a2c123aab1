import { SEED_PASSWORD } from '../../../data'
import { createBrowser, type Browser as SiteBrowser } from '../../proof/world/browser'
import { createSite, newBrowser, parameterOf } from '../../proof/world/site'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'
import { MOST_ATTEMPTS } from './attempts.rules'

const platform = runTestPlatform()
const PASSWORD = 'three hot wings'

let site: Awaited<ReturnType<typeof createSite>>
beforeAll(async () => {
  site = await createSite(platform.url)
})
beforeEach(() => platform.setTime(TUESDAY_18_00))

const linksTo = async (email: string): Promise<string[]> =>
  (await platform.console.get('/console/api/letters')).body.letters
    .filter(({ toEmail }: { toEmail: string }) => toEmail === email)
    .map(({ link }: { link: string }) => link)
const linkTo = async (email: string): Promise<string> => {
  const [latest] = await linksTo(email)
  if (latest === undefined) throw new Error(`no letter to ${email}`)
  return latest
}
const newAccount = (email: string) => ({ givenName: 'Niamh', familyName: 'Ó Sé', email, password: PASSWORD })
const register = async (browser: SiteBrowser, email: string) => {
  const { address, finish } = await site.begin({ prompt: 'create' })
  const page = await browser.open(address)
  return finish((await browser.post(`${page.url}/register`, newAccount(email))).url)
}
const confirm = (link: string) => {
  const { origin, pathname, searchParams } = new URL(link)
  return newBrowser().post(`${origin}${pathname}`, { link: searchParams.get('link') ?? '' })
}
const silently = async (browser: SiteBrowser) => {
  const { address, finish } = await site.begin({ prompt: 'none' })
  const answer = await browser.open(address)
  return parameterOf(answer, 'error') ?? (await finish(answer.url)).claims()?.['email_verified']
}

describe('A new account', () => {
  it('is in at once, and is asked by letter whether the e-mail is theirs', async () => {
    const browser = newBrowser()
    const email = 'niamh@example.ie'
    expect((await register(browser, ` ${email.toUpperCase()}`)).claims()?.['email_verified']).toBe(false)
    const link = await linkTo(email)
    expect((await newBrowser().open(link)).text).toContain(email)
    expect(await silently(browser)).toBe(false)
    expect((await confirm(link)).text).toContain('<h1>Thank you, that is settled</h1>')
    expect(await silently(browser)).toBe(true)
    expect((await confirm(link)).status).toBe(200)
    await platform.advance('24 h')
    expect((await confirm(link)).status).toBe(410)
    expect((await newBrowser().open(link)).text).toContain('<h1>This link is over</h1>')
  })

  it('is led home to the market it was made in when the letter’s link is over, on a device that was never there', async () => {
    const ireland = 'http://localhost:4001'
    const there = await createSite(platform.url, 'galo-ie')
    const begun = await there.begin({ prompt: 'create', redirect_uri: `${ireland}/order/api/auth/callback/galo` })
    const maker = createBrowser([ireland])
    const email = 'slow@example.ie'
    await maker.post(`${(await maker.open(begun.address)).url}/register`, newAccount(email))
    const link = await linkTo(email)
    const reader = newBrowser()
    const [, action = ''] = /action="([^"]+)"/.exec((await reader.open(link)).text) ?? []
    await platform.advance('24 h')
    const form = { link: new URL(link).searchParams.get('link') ?? '' }
    for (const over of [await newBrowser().open(link), await reader.post(new URL(action, link).href, form)]) {
      expect(over.status).toBe(410)
      expect(over.text).toContain(`href="${ireland}/order/search"`)
    }
  })

  it('is not written to when it was not made', async () => {
    await register(newBrowser(), 'once@example.ie')
    await expect(register(newBrowser(), 'once@example.ie')).rejects.toThrow()
    expect(await linksTo('once@example.ie')).toHaveLength(1)
  })

  it('is known to people whose addresses lead nowhere as confirmed', async () => {
    const tokens = await site.signIn(newBrowser(), 'ana.lopes@galo.test', SEED_PASSWORD)
    expect(tokens.claims()?.['email_verified']).toBe(true)
  })
})

describe('An e-mail that nobody confirmed for a week', () => {
  it('lets nobody be signed in in silence, until it is confirmed', async () => {
    const browser = newBrowser()
    await register(browser, 'late@example.ie')
    await platform.advance('167 h')
    expect(await silently(browser)).toBe(false)
    await platform.advance('1 h')
    expect(await silently(browser)).toBe('interaction_required')
    const { address, finish } = await site.begin()
    const asked = await browser.open(address)
    expect(asked.text).toContain('<h1>Confirm your e-mail</h1>')
    const sent = await browser.post(`${asked.url}/letter`, {})
    expect(sent.text).toContain('Sent to late@example.ie')
    expect((await confirm(await linkTo('late@example.ie'))).status).toBe(200)
    const tokens = await finish((await browser.post(`${asked.url}/go-on`, {})).url)
    expect(tokens.claims()?.['email_verified']).toBe(true)
    expect(await silently(browser)).toBe(true)
  })

  it('stops nobody who would rather go on, and asks again the next time', async () => {
    await register(newBrowser(), 'not.now@example.ie')
    await platform.advance('168 h')
    const browser = newBrowser()
    const { address, finish } = await site.begin({ prompt: 'login' })
    const door = await browser.open(address)
    const asked = await browser.post(door.url, { email: 'not.now@example.ie', password: PASSWORD })
    expect(asked.text).toContain('Not now, go on')
    const tokens = await finish((await browser.post(`${asked.url}/go-on`, {})).url)
    expect(tokens.claims()?.['email_verified']).toBe(false)
    await expect(site.refresh(tokens.refresh_token ?? '')).resolves.toBeDefined()
    expect(await silently(browser)).toBe('interaction_required')
  })

  it('is not written to without end', async () => {
    const browser = newBrowser()
    await register(browser, 'often@example.ie')
    await platform.advance('168 h')
    const { url } = await browser.open((await site.begin()).address)
    for (let each = 0; each < MOST_ATTEMPTS.mailbox; each++)
      expect((await browser.post(`${url}/letter`, {})).status).toBe(200)
    expect((await browser.post(`${url}/letter`, {})).status).toBe(429)
  })

  it('is confirmed by choosing a new password with a letter', async () => {
    const browser = newBrowser()
    await register(browser, 'forgets@example.ie')
    const { url } = await browser.open((await site.begin({ prompt: 'login' })).address)
    await browser.post(`${url}/forgotten`, { email: 'forgets@example.ie' })
    const link = new URL(await linkTo('forgets@example.ie'))
    const form = { link: link.searchParams.get('link') ?? '', password: 'four cold custard tarts' }
    expect((await newBrowser().post(`${link.origin}${link.pathname}`, form)).status).toBe(200)
    const tokens = await site.signIn(newBrowser(), 'forgets@example.ie', form.password)
    expect(tokens.claims()?.['email_verified']).toBe(true)
  })
})

describe('A way that asks who somebody is', () => {
  it('can not be gone on without saying so', async () => {
    const browser = newBrowser()
    const { url } = await browser.open((await site.begin()).address)
    for (const path of ['go-on', 'letter'])
      expect((await browser.post(`${url}/${path}`, {})).text).toContain('<h1>Log in</h1>')
  })
})
