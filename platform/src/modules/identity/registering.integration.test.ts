import { checkHealth } from '@galo/contracts/clock'
import { SEED_PASSWORD } from '../../../data'
import { createApi } from '../../proof/world/api'
import { createSite, newBrowser } from '../../proof/world/site'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()

const openRegister = async (parameters: Record<string, string> = { prompt: 'create' }, clientId = 'galo-uk') => {
  const site = await createSite(platform.url, clientId)
  const browser = newBrowser()
  const { address, finish } = await site.begin(parameters)
  const page = await browser.open(address)
  return { browser, page, finish, path: page.url.replace(/\/register$/, '') }
}
const niamh = { givenName: 'Niamh', familyName: 'Ó Sé', email: 'niamh@example.ie', password: 'three hot wings' }

describe('Creating an account', () => {
  it('takes a name, an e-mail and a password, and signs in', async () => {
    const { browser, page, finish, path } = await openRegister({ prompt: 'create' }, 'galo-ie')
    expect(page.text).toContain('<h1>Create an account</h1>')
    const tokens = await finish((await browser.post(`${path}/register`, niamh)).url)
    expect(tokens.claims()).toMatchObject({ email: 'niamh@example.ie', given_name: 'Niamh', family_name: 'Ó Sé' })
    const site = await createSite(platform.url)
    await expect(site.signIn(newBrowser(), 'Niamh@Example.ie', niamh.password)).resolves.toBeDefined()
  })

  it('is where a sign-in with a prompt begins when the site says so, and who has an account may log in instead', async () => {
    const hinted = await openRegister({ prompt: 'login', screen_hint: 'register' })
    expect(hinted.page.text).toContain('<h1>Create an account</h1>')
    const created = await openRegister()
    const form = { email: 'ben.whitfield@galo.test', password: SEED_PASSWORD }
    const tokens = await created.finish((await created.browser.post(created.path, form)).url)
    expect(tokens.claims()?.['given_name']).toBe('Ben')
  })

  it('says at each field what is wrong, keeps what was typed, and never the password', async () => {
    const { browser, path } = await openRegister()
    const form = { givenName: '<b>"Ana"</b>', familyName: '', email: 'ana@', password: 'short-pw' }
    const again = await browser.post(`${path}/register`, form)
    expect(again.status).toBe(422)
    // Back shows it once more: what may not be stored would have to be sent a second time.
    expect(again.headers.get('cache-control')).toBe('private, max-age=0')
    expect(again.text).toContain('value="&lt;b&gt;&quot;Ana&quot;&lt;/b&gt;"')
    expect(again.text).not.toContain('<b>"Ana"</b>')
    expect(again.text).toMatch(/id="familyName"[^>]+aria-describedby="familyName-wrong"[^>]+aria-invalid="true"/)
    expect(again.text).toContain('Use at least 12 characters.')
    expect(again.text).not.toContain('short-pw')
  })

  it('is refused for an e-mail that has one, also when two ask at once', async () => {
    const both = await Promise.all([openRegister(), openRegister()])
    const form = { ...niamh, email: 'twice@example.ie' }
    const answers = await Promise.all(both.map(({ browser, path }) => browser.post(`${path}/register`, form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
  })
})

describe('A form', () => {
  it('is taken from our own page alone, in the browser that opened it, with what a person can type', async () => {
    const { browser, path } = await openRegister()
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect((await browser.post(path, { email: 'a@b.example', password: 'x' }, elsewhere)).status).toBe(403)
    expect((await newBrowser().post(path, { email: 'a@b.example', password: 'x' })).status).toBe(400)
    expect((await browser.post(path, { email: 'a\u0000@b.example', password: '\u0000' })).status).toBe(422)
    expect((await browser.post(`${path}/register`, { ...niamh, givenName: 'N\u0000' })).status).toBe(422)
  })

  it('allows no script, no foreign style and no frame', async () => {
    const { page } = await openRegister()
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
    expect(page.text).toContain(`<style nonce="${nonce}">`)
    expect(page.text).not.toMatch(/<script|style="/)
    const again = await openRegister()
    expect(again.page.headers.get('content-security-policy')).not.toContain(nonce)
  })
})

describe('Guessing', () => {
  const signIn = async (form: Record<string, string>) => {
    const { browser, path } = await openRegister({})
    return browser.post(path, form)
  }

  it('ends after a few wrong passwords, even with the right one, until a while has passed', async () => {
    const email = 'farah.rahman@galo.test'
    const wrong = await Promise.all([1, 2, 3, 4, 5].map((each) => signIn({ email, password: `guess ${each}` })))
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    const { browser, path } = await openRegister()
    const limited = await browser.post(path, { email: ' FARAH.rahman@galo.test', password: SEED_PASSWORD })
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(limited.text).toContain('That was too many tries')
    const [, back = ''] = /href="([^"]+)">Back to log in</.exec(limited.text) ?? []
    expect((await browser.open(`${platform.url}${back}`)).text).toContain('<h1>Log in</h1>')
    await platform.advance('16 min')
    expect((await signIn({ email, password: SEED_PASSWORD })).status).toBe(303)
  })

  it('learns nothing about who has an account', async () => {
    const words = async (email: string) => {
      const { text, status } = await signIn({ email, password: 'a wrong password' })
      return { status, words: text.replace(/nonce="[^"]+"|sign-in\/[\w-]+|value="[^"]+"/g, '') }
    }
    expect(await words('grace.oneill@galo.test')).toEqual(await words('nobody@galo.test'))
  })

  it('is limited for one address too, whoever it tries', async () => {
    const statuses: number[] = []
    for (let each = 0; each < 45; each++) {
      const { status } = await signIn({ email: `person${each}@galo.test`, password: 'a wrong password' })
      statuses.push(status)
      if (status === 429) break
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.length).toBeGreaterThan(30)
    expect((await createApi(platform.url).get(checkHealth.path)).status).toBe(200)
  })
})
