import type { Hono } from 'hono'
import { createFolderStore } from '../releases/release-store'
import { aConfig } from '../test/a-config'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { aWholeSite, HOST } from '../test/a-whole-site'

const pages = [{ id: 'menu.restaurant', path: '/order/menu/:slug' }]
const menu = (version: string, traffic: number) => ({
  ...aRelease('mfe-menu', { pages }, version),
  deployment: { traffic, default: version === 'old' },
})

describe('What a site counts of releases', () => {
  let folder: Folder
  let site: Hono
  let store: ReturnType<typeof createFolderStore>
  beforeEach(async () => {
    folder = await aFolder()
    store = createFolderStore(folder.path, () => {})
    site = aWholeSite({ platformUrl: 'http://platform.test', folder: folder.path, store })
    await share(50)
  })
  afterEach(() => folder.remove())

  const share = async (ofNew: number) => {
    const { microFrontends, ...rest } = aDocument({ shell: aRelease('shell') })
    const menus = [menu('old', 100 - ofNew), menu('new', ofNew)]
    const document = { ...rest, microFrontends: { ...microFrontends, '@galo/mfe-menu': menus } }
    await folder.write('releases.json', JSON.stringify(document))
    await store.look()
  }
  const ask = (path: string, init: RequestInit = {}) =>
    site.request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } })
  const open = async () => {
    const answer = await ask('/order/menu/deansgate')
    const [cookie = ''] = (answer.headers.getSetCookie().find((line) => line.includes('galo_visit=')) ?? '').split(';')
    const version = /"version":"(old|new)"/.exec(await answer.text())?.[1]
    return { cookie, version }
  }
  const tell = (cookie: string, ...entries: readonly object[]) =>
    ask('/order/api/log', { method: 'POST', headers: { cookie }, body: JSON.stringify({ entries }) })
  const line = (details: object, level = 'error') => ({ level, message: 'A remote threw while rendering', details })
  const counted = async (secret = aConfig().clientSecret) => {
    const answer = await ask('/health/releases', { headers: { 'x-client-secret': secret } })
    return answer.ok ? ((await answer.json()) as Record<string, Record<string, object>>) : answer.status
  }

  it('is who was given which, and whose code failed, by the release that they have', async () => {
    const seen = { old: 0, new: 0 }
    let last = { cookie: '', version: 'old' as string | undefined }
    for (let visit = 0; visit < 20; visit += 1) {
      last = await open()
      seen[last.version === 'new' ? 'new' : 'old'] += 1
    }
    for (let times = 0; times < 3; times += 1)
      expect((await tell(last.cookie, line({ remote: 'mfe-menu' }))).status).toBe(204)
    const fates = Object.fromEntries(
      Object.entries(seen).map(([version, visits]) => [version, { visits, failed: version === last.version ? 1 : 0 }]),
    )
    expect(await counted()).toEqual({ 'mfe-menu': fates })
  })

  it('spares whom the new one has failed: their next page is of the old one, and everybody else’s as before', async () => {
    let visit = await open()
    while (visit.version !== 'new') visit = await open()
    const answer = await tell(visit.cookie, line({ remote: 'mfe-menu' }))
    const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';')
    expect(cookie).toBe(`${visit.cookie}~mfe-menu`)
    const page = await ask('/order/menu/deansgate', { headers: { cookie } })
    expect(await page.text()).toContain('"version":"old"')
    expect(await (await ask('/order/menu/deansgate', { headers: { cookie: visit.cookie } })).text()).toContain(
      '"version":"new"',
    )
  })

  it('spares nobody whom the old one has failed: there is no other', async () => {
    let visit = await open()
    while (visit.version !== 'old') visit = await open()
    expect((await tell(visit.cookie, line({ remote: 'mfe-menu' }))).headers.getSetCookie()).toEqual([])
  })

  it('is nothing of what fails elsewhere, is no error, or is said by nobody we know', async () => {
    const { cookie, version = '' } = await open()
    await tell(cookie, line({ remote: 'mfe-unheard-of' }), line({ status: 503 }), line({ remote: 'mfe-menu' }, 'info'))
    await tell('', line({ remote: 'mfe-menu' }))
    await ask('/order/api/log', { method: 'POST', headers: { cookie }, body: 'no line' })
    expect(await counted()).toEqual({ 'mfe-menu': { [version]: { visits: 1, failed: 0 } } })
  })

  it('is nothing while everybody gets the same', async () => {
    await share(0)
    await open()
    expect(await counted()).toEqual({})
  })

  it('is told to nobody without the secret', async () => {
    expect(await counted('another')).toBe(404)
    expect(await counted('')).toBe(404)
  })
})
