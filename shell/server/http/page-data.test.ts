import { CONTRACT_VERSIONS } from '@galo/contracts/contract-versions'
import { createFolderStore } from '../releases/release-store'
import type { RenderJob } from '../render/protocol'
import type { Renderer } from '../render/renderer'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { aWholeSite, HOST } from '../test/a-whole-site'

const pages = [{ id: 'menu.restaurant', path: '/order/menu/:slug', data: 'site' }] as const
const documentWith = (version: string, extras: object = {}) =>
  JSON.stringify(
    aDocument({
      shell: aRelease('shell'),
      'mfe-menu': aRelease('mfe-menu', { pages: [...pages], ...extras }, version),
    }),
  )

describe('A page’s data from the site', () => {
  let folder: Folder
  let store: ReturnType<typeof createFolderStore>
  let drawn: RenderJob[]
  const publish = async (text: string) => {
    await folder.write('releases.json', text)
    await store.look()
  }
  beforeEach(async () => {
    drawn = []
    folder = await aFolder()
    store = createFolderStore(folder.path, () => {})
    await publish(documentWith('1.0.0'))
  })
  afterEach(() => folder.remove())

  /** Every release has a loader of its own, which says whose it is. */
  const render: Renderer['render'] = (job) => {
    drawn.push(job)
    const version = job.remotes.find(({ name }) => name === 'mfe-menu')?.version
    return Promise.resolve({ rendered: 'page', result: { kind: 'found', title: 'Menu', data: version } })
  }
  const ask = async (release: string | null, settings = {}) => {
    const site = aWholeSite({ platformUrl: 'http://platform.test', folder: folder.path, store, render, settings })
    const query = new URLSearchParams({ href: '/order/menu/deansgate', ...(release !== null && { release }) })
    const answer = await site.request(`http://${HOST}/order/api/page?${query}`, { headers: { host: HOST } })
    return answer.status === 200 ? ((await answer.json()) as { data: string }).data : answer.status
  }

  it('come from the loader of the release whose code will show them, while others come and go', async () => {
    expect(await ask('1.0.0')).toBe('1.0.0')
    await publish(documentWith('2.0.0-reshaped'))
    expect([await ask('1.0.0'), await ask('2.0.0-reshaped')]).toEqual(['1.0.0', '2.0.0-reshaped'])
    await publish(documentWith('1.0.0'))
    expect([await ask('1.0.0'), await ask('2.0.0-reshaped')]).toEqual(['1.0.0', '2.0.0-reshaped'])
  })

  it('come from the one in use for who names none', async () => expect(await ask(null)).toBe('1.0.0'))

  it('are none of a release that nobody has heard of: the page asks its own loader', async () => {
    expect(await ask('0.1.0')).toBe(204)
    expect(drawn).toEqual([])
  })

  it('are none of a release that the shell cannot work with any more', async () => {
    store = createFolderStore(folder.path, () => {})
    await publish(documentWith('2.0.0', { contracts: { ...CONTRACT_VERSIONS, state: 99 } }))
    await publish(documentWith('3.0.0'))
    expect([await ask('2.0.0'), await ask('3.0.0')]).toEqual([204, '3.0.0'])
  })

  it('are asked of no earlier release where the remote is served from source', async () => {
    await publish(documentWith('2.0.0'))
    expect(await ask('1.0.0', { devApps: { 'mfe-menu': 5002 } })).toBe('2.0.0')
  })
})
