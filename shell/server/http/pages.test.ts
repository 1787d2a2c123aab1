import type { FlagValues } from '@galo/services'
import { Hono } from 'hono'
import { ANSWERING, consentCookie, writeConsent } from '../../shared/consent-cookie'
import { createFolderStore } from '../releases/release-store'
import type { PageEnd, RenderJob } from '../render/protocol'
import type { RenderSink } from '../render/renderer'
import { createSharedRenders } from '../render/shared-renders'
import { aConfig } from '../test/a-config'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { servePage } from './pages'

const END: PageEnd = { rendered: 'page', result: { kind: 'found', data: null, title: 'Menu', description: 'Food' } }
const HEAD = { status: 200, title: 'Menu', description: 'Food', redirect: null } as const

const FLAGS = { banner: { purpose: 'A word above the dishes', fallback: false, removeAfter: '2027-01-01' } }

describe('servePage', () => {
  let folder: Folder
  let now: number
  let jobs: RenderJob[]
  let said: FlagValues
  let site: Hono
  let draw: (sink: RenderSink) => Promise<PageEnd>
  beforeEach(async () => {
    folder = await aFolder()
    await folder.write('releases.json', JSON.stringify(aDocument({ shell: aRelease('shell') })))
    now = 1_000
    jobs = []
    said = {}
    draw = async (sink) => {
      sink.head(HEAD)
      sink.html('<main></main>')
      return END
    }
    const render = (job: RenderJob, sink: RenderSink) => (jobs.push(job), draw(sink))
    const page = servePage({
      config: aConfig(),
      store: createFolderStore(folder.path, () => {}),
      renders: createSharedRenders({ for: () => ({ render }), chrome: () => ({ render }) }, () => now),
      clock: { now: () => now, close: () => {} },
      siteFlags: { of: () => said },
      report: () => {},
    })
    site = new Hono().get('*', (context) => page(context, 'UK'))
  })
  afterEach(() => folder.remove())

  const visitIn = (html: string) =>
    JSON.parse(/id="galo-visit">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Readonly<Record<string, unknown>>
  const open = async (headers: Record<string, string> = {}) =>
    visitIn(await (await site.request('/order/search', { headers })).text())

  it('draws nothing of whoever asks: one drawing is for all, whatever their cookies and tokens', async () => {
    await open({ cookie: 'galo_guest=anna', authorization: 'Bearer anna', 'x-forwarded-for': '10.0.0.1' })
    await open({ cookie: 'galo_guest=ben', 'user-agent': 'ben', referer: 'http://ben.test' })
    expect(jobs).toHaveLength(1)
    expect(JSON.stringify(jobs)).not.toMatch(/anna|ben|10\.0\.0\.1/)
  })

  it('says what was said about cookies beside the page, which is drawn without it', async () => {
    expect((await open())['consent']).toEqual({ analytics: null, recording: null, decidedAt: null })
    const decidedAt = Math.floor(Date.now() / 1_000) * 1_000
    const said = { id: '5f0c2c3e-7f0e-4c58-9a55-0f6c5b1d2a11', measure: true, record: false, decidedAt }
    const { consent } = await open({ cookie: `${consentCookie('UK')}=${writeConsent(said)}` })
    expect(consent).toEqual({ analytics: true, recording: false, decidedAt })
    expect(jobs).toHaveLength(1)
    expect(JSON.stringify(jobs)).not.toContain('consent')
  })

  it('asks about cookies until somebody has answered, and not on a page that overtakes the answer', async () => {
    const asked = async (cookie: string) =>
      (await (await site.request('/order/search', { headers: { cookie } })).text()).includes('id="galo-cookies"')
    expect(await asked('')).toBe(true)
    expect(await asked(`${consentCookie('UK')}=nonsense`)).toBe(true)
    expect(await asked(`${consentCookie('IE')}=${ANSWERING}`)).toBe(true)
    expect(await asked(`${consentCookie('UK')}=${ANSWERING}`)).toBe(false)
    expect((await open({ cookie: `${consentCookie('UK')}=${ANSWERING}` }))['consent']).toMatchObject({
      decidedAt: null,
    })
  })

  it('says on its root element whom the frame is for, round one drawing for all', async () => {
    const whoIn = async (cookie: string) =>
      / data-who="(\w+)"/.exec(await (await site.request('/order/search', { headers: { cookie } })).text())?.[1]
    expect(await whoIn('galo_guest=anna')).toBe('visitor')
    expect(await whoIn('galo_signed_in_ie=1')).toBe('visitor')
    expect(await whoIn('galo_signed_in_uk=1')).toBe('customer')
    expect(jobs).toHaveLength(1)
  })

  it('leads whoever is no customer from a page for customers to where they can be, with the way back', async () => {
    const pages = [{ id: 'account.card-home', path: '/card/account', session: 'required' as const }]
    await folder.write(
      'releases.json',
      JSON.stringify(aDocument({ shell: aRelease('shell'), 'mfe-account': aRelease('mfe-account', { pages }) })),
    )
    const guest = await site.request('/card/account?from=till')
    expect([guest.status, guest.headers.get('location')]).toEqual([
      302,
      '/card/auth/session-required?error=SessionRequired&callbackUrl=%2Fcard%2Faccount%3Ffrom%3Dtill',
    ])
    expect(jobs).toHaveLength(0)
    const customer = await site.request('/card/account', { headers: { cookie: 'galo_signed_in_uk=1' } })
    expect(customer.status).toBe(200)
    expect(jobs).toHaveLength(1)
  })

  it('says for which time a page was drawn, and how long ago, so that nobody’s clock goes behind', async () => {
    expect(await open()).toMatchObject({ serverNow: 1_000, drawnAgoMs: 0 })
    now = 3_500
    expect(await open()).toMatchObject({ serverNow: 1_000, drawnAgoMs: 2_500 })
  })

  it('draws a page anew when something in it is switched, and tells the browser with what it was drawn', async () => {
    await folder.write(
      'releases.json',
      JSON.stringify(aDocument({ shell: aRelease('shell'), 'mfe-menu': aRelease('mfe-menu', { flags: FLAGS }) })),
    )
    expect(await open()).toMatchObject({ flags: { banner: false } })
    said = { banner: true, unknown: true }
    expect((await open())['flags']).toEqual({ banner: true })
    expect(jobs.map(({ flags }) => flags)).toEqual([{ banner: false }, { banner: true }])
  })

  it('draws for a visitor with flags of their own alone, says so above the page, and holds nothing of it for others', async () => {
    await folder.write(
      'releases.json',
      JSON.stringify(aDocument({ shell: aRelease('shell'), 'mfe-menu': aRelease('mfe-menu', { flags: FLAGS }) })),
    )
    const cookie = 'galo_ff=banner%2Cno-such-flag'
    const html = await (await site.request('/order/search', { headers: { cookie } })).text()
    expect(html).toContain('<span>Only for you: banner</span>')
    expect(visitIn(html)['flags']).toEqual({ banner: true })
    expect((await open())['flags']).toEqual({ banner: false })
    await open({ cookie })
    await open()
    expect(jobs.map(({ flags }) => flags['banner'])).toEqual([true, false, true])
  })

  it('sends the head when the facts are known, and not when the page is drawn', async () => {
    let finish: () => void = () => {}
    draw = async (sink) => {
      sink.head(HEAD)
      await new Promise<void>((resolve) => (finish = resolve))
      return END
    }
    const answer = await site.request('/order/search')
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    const { value } = await reader.read()
    expect(value).toContain('<title>Menu')
    finish()
    const { value: rest } = await reader.read()
    expect(rest).toContain('galo-visit')
  })
})
