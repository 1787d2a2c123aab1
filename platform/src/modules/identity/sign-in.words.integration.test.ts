import { SEED_PASSWORD } from '../../../data'
import { createSite, newBrowser } from '../../proof/world/site'
import { runTestPlatform } from '../../proof/world/start-test-platform'

/** What people read or hear of a page, tags apart. */
const textsOf = (markup: string): readonly string[] => {
  const spoken = [...markup.matchAll(/aria-label="([^"]+)"/g)].map(([, label = '']) => label)
  const read = markup.replace(/<style[\s\S]*?<\/style>/g, '').split(/<[^>]*>/)
  return [...spoken, ...read].map((text) => text.trim()).filter((text) => text !== '')
}

/** The pseudo-language dresses every vowel: a plain one is of a word that stands in no table. */
const plainTexts = (markup: string): readonly string[] => textsOf(markup).filter((text) => /[aeiou]/i.test(text))

const platform = runTestPlatform({ GALO_LANGUAGE: 'en-XA' })

describe.each(['galo-uk', 'galo-ie'])('The pages for who comes from %s', (client) => {
  const begin = async () => {
    const site = await createSite(platform.url, client)
    const browser = newBrowser()
    const { url, text } = await browser.open((await site.begin()).address)
    return { site, browser, path: url, text }
  }

  it('are in the language of the platform, whatever is wrong with a form', async () => {
    const { browser, path, text } = await begin()
    const register = `${path}/register`
    const somebody = { givenName: 'Ana', familyName: 'Lopes', email: 'ana.lopes@galo.test' }
    const passwords = ['x'.repeat(201), 'password1234', 'abababababab', 'galogalogalo', 'three hot wings']
    const pages = [
      await browser.open(register),
      await browser.post(path, {}),
      await browser.post(path, { email: 'nobody@galo.test', password: 'x' }),
      await browser.post(register, {}),
      ...(await Promise.all(passwords.map((password) => browser.post(register, { ...somebody, password })))),
      await newBrowser().open(path),
    ]
    for (const page of [text, ...pages.map((each) => each.text)]) {
      expect(page).toContain('<html lang="en-XA">')
      expect(textsOf(page).length).toBeGreaterThan(4)
      expect(plainTexts(page)).toEqual([])
    }
  })

  it('are so too, letter and all, when somebody forgot their password', async () => {
    const { browser, path, text } = await begin()
    const email = `${client === 'galo-ie' ? 'aoife.kelleher' : 'ben.whitfield'}@galo.test`
    const sent = await browser.post(`${path}/forgotten`, { email })
    const [letter] = (await platform.console.get('/console/api/letters')).body.letters
    expect(letter.toEmail).toBe(email)
    const link = new URL(letter.link)
    const choose = (password: string) =>
      browser.post(`${platform.url}${link.pathname}`, { link: link.searchParams.get('link') ?? '', password })
    const pages = [
      text,
      (await browser.open(`${path}/forgotten`)).text,
      (await browser.post(`${path}/forgotten`, {})).text,
      sent.text,
      (await browser.open(letter.link)).text,
      (await choose('short')).text,
      (await choose('four cold custard tarts')).text,
      (await browser.open(letter.link)).text,
    ]
    expect(pages.map(plainTexts)).toEqual(pages.map(() => []))
    const [named, ...said] = [letter.subject, letter.text].join(' ').split(/Ben|Aoife/)
    expect([named, ...said].join(' ')).not.toMatch(/[aeiou]/i)
  })

  it('are so too, letter and all, when somebody has to confirm their e-mail', async () => {
    const { browser, path } = await begin()
    const email = `cnfrm@${client}.tst`
    const registered = await browser.post(`${path}/register`, {
      ...{ givenName: 'Brn', familyName: 'Lyng', email, password: 'three hot wings' },
    })
    expect(registered.url).toContain('code=')
    const [letter] = (await platform.console.get('/console/api/letters')).body.letters
    const link = new URL(letter.link)
    await platform.advance('168 h')
    const asked = await browser.open((await (await createSite(platform.url, client)).begin()).address)
    const sent = await browser.post(`${asked.url}/letter`, {})
    const over = await browser.open(letter.link)
    const [newer] = (await platform.console.get('/console/api/letters')).body.letters
    const question = await browser.open(newer.link)
    const done = await browser.post(`${platform.url}${link.pathname}`, {
      link: new URL(newer.link).searchParams.get('link') ?? '',
    })
    const pages = [asked, sent, over, question, done].map(({ text }) => text.replaceAll(email, ''))
    expect(pages.map(plainTexts)).toEqual(pages.map(() => []))
    expect(`${letter.subject} ${letter.text}`).not.toMatch(/[aeiou]/i)
    await platform.console.post('/console/api/clock', { reset: true })
  })

  it('are so too when somebody has to wait', async () => {
    const form = { email: `waits@${client}.test`, password: 'a wrong password' }
    const { browser, path } = await begin()
    for (let tries = 0; tries < 5; tries++) await browser.post(path, form)
    const waiting = await browser.post(path, form)
    expect(waiting.status).toBe(429)
    expect(plainTexts(waiting.text)).toEqual([])
  })

  it('are so too when somebody logs out', async () => {
    const { site, browser } = await begin()
    await site.signIn(browser, 'ana.lopes@galo.test', SEED_PASSWORD)
    const asked = await browser.open(site.logOutAddress(undefined))
    const loggedOut = await browser.open(`${platform.url}/identity/provider/session/end/success`)
    for (const { status, text } of [asked, loggedOut]) {
      expect(status).toBe(200)
      expect(text).toContain('<html lang="en-XA">')
      expect(plainTexts(text)).toEqual([])
    }
  })
})
