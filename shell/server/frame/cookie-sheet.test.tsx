import { ANSWERING, CONSENT_SAID, consentCookie, writeConsent } from '../../shared/consent-cookie'
import { cookieSheet } from './cookie-sheet'

const locale = { market: 'UK', language: 'en' } as const
const question = { nonce: 'n0nce', locale, to: '/order/search?q="M1"', hasScript: true }

const sheet = () => document.querySelector<HTMLElement>('#galo-cookies')
const press = (choice: string) => document.querySelector<HTMLButtonElement>(`button[value=${choice}]`)?.click()
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('the question about cookies', () => {
  let answer: () => Promise<{ readonly type: string }>
  let sent: { readonly url: string; readonly body: string }[]
  let heard: number
  const hear = () => void (heard += 1)
  beforeEach(() => {
    sent = []
    heard = 0
    answer = async () => ({ type: 'opaqueredirect' })
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe() {}
      },
      fetch: (url: string, { body }: { readonly body: URLSearchParams }) => {
        sent.push({ url: new URL(url).pathname, body: body.toString() })
        return answer()
      },
    })
    const [, script = ''] = /<script nonce="n0nce">(.*)<\/script>/s.exec(cookieSheet(question)) ?? []
    document.body.innerHTML = cookieSheet({ ...question, hasScript: false })
    new Function(script)()
    addEventListener(CONSENT_SAID, hear)
  })
  afterEach(() => {
    removeEventListener(CONSENT_SAID, hear)
    document.cookie = `${consentCookie('UK')}=; max-age=0`
  })

  it('runs nothing where a page runs nothing, and is answered there by a form', () => {
    const html = cookieSheet({ ...question, hasScript: false })
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/<[^>]* (?:style|on\w+)=/)
    expect(html).toContain('method="post" action="/order/api/consent"')
    expect(html).toContain('value="/order/search?q=&quot;M1&quot;"')
  })

  it('goes at once when it is answered, and the page hears of it when the answer has arrived', async () => {
    press('accept')
    expect(sheet()?.hidden).toBe(true)
    expect(heard).toBe(0)
    // For the page somebody is at before the answer has arrived.
    expect(document.cookie).toContain(`${consentCookie('UK')}=${ANSWERING}`)
    await settled()
    expect(sheet()).toBeNull()
    expect(heard).toBe(1)
    expect(sent).toEqual([{ url: '/order/api/consent', body: 'to=%2Forder%2Fsearch%3Fq%3D%22M1%22&choice=accept' }])
  })

  it.each([
    ['never arrived', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was refused', async () => ({ type: 'basic' })],
  ])('is there again, and says so, when the answer %s', async (_name, failing) => {
    answer = failing
    press('reject')
    await settled()
    expect(sheet()?.hidden).toBe(false)
    expect(sheet()?.querySelector('[role=status]')?.textContent).toBe('That wasn’t kept. Please try again.')
    expect(document.cookie).not.toContain(consentCookie('UK'))
    expect(heard).toBe(0)
  })

  it('goes when somebody comes back who has answered elsewhere: in this market, and these words', () => {
    const id = '5f0c2c3e-7f0e-4c58-9a55-0f6c5b1d2a11'
    const said = writeConsent({ id, measure: false, record: false, decidedAt: Date.now() })
    const comeBackWith = (cookie: string) => {
      document.cookie = cookie
      document.dispatchEvent(new Event('visibilitychange'))
    }
    comeBackWith(`${consentCookie('IE')}=${said}`)
    expect(sheet()).not.toBeNull()
    comeBackWith(`${consentCookie('UK')}=${said.replace(/^\d+/, '1')}`)
    expect(sheet()).not.toBeNull()
    comeBackWith(`${consentCookie('UK')}=${said}`)
    expect(sheet()).toBeNull()
    document.cookie = `${consentCookie('IE')}=; max-age=0`
  })
})
