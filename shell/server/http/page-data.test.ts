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
      'mfe-menu': aRelease('mfe-menu', { pages: [...pages], files: {}, ...extras }, version),
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

  it('are gone of a release that was taken from visitors, and are there again once it is given again', async () => {
    const given = (shares: Readonly<Record<string, number>>) => {
      const releases = ['1.0.0', '2.0.0'].map((version, n) => {
        const release = aRelease(
          'mfe-menu',
          { pages: [...pages], files: {}, promotedAt: `2026-11-0${n + 1}T12:00:00Z` },
          version,
        )
        const share = shares[version] ?? 0
        return { ...release, deployment: { traffic: share, default: share > 50 } }
      })
      const document = aDocument({ shell: aRelease('shell') })
      return JSON.stringify({ ...document, microFrontends: { ...document.microFrontends, '@galo/mfe-menu': releases } })
    }
    await publish(given({ '2.0.0': 100 }))
    expect([await ask('1.0.0'), await ask('2.0.0')]).toEqual(['1.0.0', '2.0.0'])
    await publish(given({ '1.0.0': 100 }))
    expect([await ask('1.0.0'), await ask('2.0.0')]).toEqual(['1.0.0', 410])
    await publish(given({ '1.0.0': 90, '2.0.0': 10 }))
    expect(await ask('2.0.0')).toBe('2.0.0')
  })

  it('are asked of no earlier release where the remote is served from source', async () => {
    await publish(documentWith('2.0.0'))
    expect(await ask('1.0.0', { devApps: { 'mfe-menu': 5002 } })).toBe('2.0.0')
  })

  describe('for a page elsewhere', () => {
    const answerTo = (query: Readonly<Record<string, string>>) =>
      aWholeSite({ platformUrl: 'http://platform.test', folder: folder.path, store, render }).request(
        `http://${HOST}/order/api/page?${new URLSearchParams({ href: '/order/menu/deansgate', ...query })}`,
        { headers: { host: HOST, origin: 'https://elsewhere.test' } },
      )

    it('can be read there, as by nobody in particular, with the hour by the site’s clock', async () => {
      for (const query of [{}, { market: 'UK' }, { market: 'nowhere' }]) {
        const answer = await answerTo(query)
        expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
        expect(answer.headers.get('x-galo-now')).toMatch(/^\d+$/)
        expect(answer.headers.get('access-control-expose-headers')).toBe('x-galo-now')
      }
      expect((await answerTo({ href: '//elsewhere.test/' })).headers.get('access-control-allow-origin')).toBe('*')
    })

    it('are the other site’s for the other country, to which the question goes on', async () => {
      const answer = await answerTo({ market: 'IE', href: '/order/menu/grafton-street' })
      expect([
        answer.status,
        answer.headers.get('location'),
        answer.headers.get('access-control-allow-origin'),
      ]).toEqual([307, 'http://ie.galo.test/order/api/page?href=%2Forder%2Fmenu%2Fgrafton-street&market=IE', '*'])
      expect(drawn).toEqual([])
    })
  })
})
