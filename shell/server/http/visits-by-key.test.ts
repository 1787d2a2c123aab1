import type { Hono } from 'hono'
import type { ReleaseDocument } from '@galo/contracts/release'
import { createFolderStore } from '../releases/release-store'
import type { RenderJob } from '../render/protocol'
import type { Renderer } from '../render/renderer'
import type { BffConfig } from '../config'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { aWholeSite, HOST } from '../test/a-whole-site'

const pages = [{ id: 'menu.restaurant', path: '/order/menu/:slug', data: 'site' }] as const
const FLAG = { purpose: 'A word above the dishes', fallback: false, removeAfter: '2027-01-01' }
const menu = (version: string, traffic: number, extras: object = {}) => ({
  ...aRelease('mfe-menu', { pages: [...pages], ...extras }, version),
  deployment: { traffic, default: version === 'old' },
})
const sharing = (share: number): ReleaseDocument => {
  const { microFrontends, ...rest } = aDocument({ shell: aRelease('shell') })
  const menus = [menu('old', 100 - share), menu('new', share, { flags: { banner: FLAG } })]
  return { ...rest, microFrontends: { ...microFrontends, '@galo/mfe-menu': menus } }
}

describe('Visits while a release is tried with some', () => {
  let folder: Folder
  let drawn: RenderJob[]
  let site: Hono
  let store: ReturnType<typeof createFolderStore>
  beforeEach(async () => {
    folder = await aFolder()
    drawn = []
    store = createFolderStore(folder.path, () => {})
    site = siteWith()
  })
  afterEach(() => folder.remove())

  const menuOf = (job: RenderJob | undefined) => job?.remotes.find(({ name }) => name === 'mfe-menu')?.version
  const render: Renderer['render'] = (job, sink) => {
    drawn.push(job)
    sink.head({ status: 200, title: 'Menu', description: 'Food', redirect: null })
    return Promise.resolve({
      rendered: 'page',
      result: { kind: 'found', title: 'Menu', description: 'Food', data: menuOf(job) },
    })
  }
  const publish = async (document: ReleaseDocument) => {
    await folder.write('releases.json', JSON.stringify(document))
    await store.look()
  }
  const siteWith = (settings: Partial<BffConfig> = {}) =>
    aWholeSite({ platformUrl: 'http://platform.test', folder: folder.path, store, render, settings })
  const open = async (cookie = '', path = '/order/menu/deansgate', asked = site) => {
    const answer = await asked.request(`http://${HOST}${path}`, { headers: { host: HOST, cookie } })
    const html = await answer.text()
    const visit = /id="galo-visit">(.*?)<\/script>/s.exec(html)?.[1]
    const key = answer.headers.getSetCookie().find((line) => line.includes('galo_visit='))
    return {
      version: visit && menuOf(JSON.parse(visit) as RenderJob),
      key,
      cookie: key?.slice(0, key.indexOf(';')) ?? '',
      html,
    }
  }

  it('are known by no cookie where everybody gets the same, and one that is left of before changes nothing', async () => {
    for (const document of [aDocument({ shell: aRelease('shell'), 'mfe-menu': menu('old', 100) }), sharing(0)]) {
      await publish(document)
      expect(await open()).toMatchObject({ version: 'old', key: undefined })
      expect(await open('galo_visit=AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ version: 'old', key: undefined })
    }
    // One drawing for them all.
    expect(drawn).toHaveLength(1)
  })

  describe('of who wants to see a release that nobody is given', () => {
    const MENU = '/order/menu/deansgate'
    const choose = async (text: string, cookie = '', asked = site) => {
      const path = `${MENU}?release=${encodeURIComponent(text)}`
      const answer = await asked.request(`http://${HOST}${path}`, { headers: { host: HOST, cookie } })
      const [set = ''] = answer.headers.getSetCookie()
      return { status: answer.status, location: answer.headers.get('location'), cookie: set.slice(0, set.indexOf(';')) }
    }
    beforeEach(() => publish(sharing(0)))

    it('are of it, with a sign that says so and leads back, and nobody else’s are', async () => {
      const chosen = await choose('mfe-menu@new')
      expect(chosen).toMatchObject({ status: 302, location: MENU })
      const { version, html } = await open(chosen.cookie)
      expect(version).toBe('new')
      expect(html).toMatch(
        /aria-label="Releases chosen by hand"><span>Only for you: mfe-menu new<\/span><a href="\?release="/,
      )
      expect(await open()).toMatchObject({ version: 'old', key: undefined })
      const back = await choose('', chosen.cookie)
      expect((await open(back.cookie)).version).toBe('old')
    })

    it('are as everybody’s where it is not known, which is said, or customers are', async () => {
      expect(await choose('mfe-menu@unheard-of')).toMatchObject({ status: 200, cookie: '' })
      const { html } = await open('', `${MENU}?release=mfe-menu@unheard-of%3Cb%3E`)
      expect(html).toMatch(
        /there is no release mfe-menu@unheard-of&lt;b&gt;, or more than one\.<\/span><a href="\?release="/,
      )
      const production = siteWith({ environment: 'production' })
      expect(await choose('mfe-menu@new', '', production)).toMatchObject({ status: 200, cookie: '' })
      expect((await open('', `${MENU}?release=mfe-menu@new`, production)).html).not.toContain('there is no release')
    })
  })

  it('are known by a number that says nothing, and that no script and no other site can use', async () => {
    await publish(sharing(50))
    const { key } = await open()
    expect(key).toMatch(/^galo_visit=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/)
    const settings = { siteUrls: { UK: `https://${HOST}`, IE: 'https://ie.galo.test' } }
    expect((await open('', '/order/menu/deansgate', siteWith(settings))).key).toMatch(
      /^__Host-galo_visit=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const [one, other] = [await open(), await open()]
    expect(one.key).not.toBe(other.key)
  })

  it('keep the release they began with, page by page, and are given no other number', async () => {
    await publish(sharing(50))
    const visitors = await Promise.all(Array.from({ length: 24 }, () => open()))
    expect(new Set(visitors.map(({ version }) => version))).toEqual(new Set(['old', 'new']))
    for (const { version, cookie } of visitors) expect(await open(cookie)).toMatchObject({ version, key: undefined })
  })

  it('are given another number for one that is none', async () => {
    await publish(sharing(50))
    expect((await open('galo_visit=anna')).key).toMatch(/^galo_visit=/)
  })

  it('are drawn for once by the set they have, however many visitors share it, and nothing of a number is drawn', async () => {
    await publish(sharing(50))
    const visitors = await Promise.all(Array.from({ length: 24 }, () => open()))
    expect(drawn.map(menuOf).toSorted()).toEqual(['new', 'old'])
    const said = JSON.stringify([drawn, visitors.map(({ html }) => html)])
    for (const { cookie } of visitors) expect(said).not.toContain(cookie.split('=')[1])
  })

  it('leave a release that is taken back with their next page', async () => {
    await publish(sharing(50))
    let visitor = await open()
    while (visitor.version !== 'new') visitor = await open()
    await publish(sharing(0))
    expect(await open(visitor.cookie)).toMatchObject({ version: 'old', key: undefined })
  })

  it('get data by the loader of their own release, and the flags that it describes', async () => {
    await publish(sharing(50))
    let visitor = await open()
    while (visitor.version !== 'new') visitor = await open()
    const { html } = await open(visitor.cookie, '/order/api/page?href=/order/menu/deansgate&release=new')
    expect(JSON.parse(html)).toMatchObject({ data: 'new' })
    expect((await open(`${visitor.cookie}; galo_ff=banner`)).html).toContain('Only for you: banner')
  })
})
