import { createFolderStore } from '../releases/release-store'
import { aDocument, aFolder, aRelease, sha384, type Folder } from '../test/a-release'
import { aWholeSite, HOST } from '../test/a-whole-site'

const ADDRESS = '/order/embeds/restaurant-locator.js'
const FILE = 'embeds/restaurant-locator.abc.js'

describe('What other people’s pages may show of the site', () => {
  let folder: Folder
  let store: ReturnType<typeof createFolderStore>
  beforeEach(async () => {
    folder = await aFolder()
    store = createFolderStore(folder.path, () => {})
    await publish('1.0.0', 'one')
  })
  afterEach(() => folder.remove())

  const publish = async (version: string, code: string, stored = code) => {
    await folder.write(`mfe-search/${version}/browser/${FILE}`, stored)
    const extras = { embeds: { 'restaurant-locator': FILE }, files: { [FILE]: sha384(code) } }
    const document = aDocument({ shell: aRelease('shell'), 'mfe-search': aRelease('mfe-search', extras, version) })
    await folder.write('releases.json', JSON.stringify(document))
    await store.look()
  }
  const ask = (path = ADDRESS, headers = {}) =>
    aWholeSite({ platformUrl: 'http://platform.test', folder: folder.path, store }).request(`http://${HOST}${path}`, {
      headers: { host: HOST, ...headers },
    })

  it('is the release that everybody has, for any origin, and for minutes only', async () => {
    const answer = await ask()
    expect(await answer.text()).toBe('one')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    })
    expect(answer.headers.has('set-cookie')).toBe(false)
    await publish('2.0.0', 'two')
    expect(await (await ask()).text()).toBe('two')
  })

  it('is not sent again to who has it', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    const again = await ask(ADDRESS, { 'if-none-match': etag })
    expect([again.status, again.headers.get('cross-origin-resource-policy')]).toEqual([304, 'cross-origin'])
    await publish('2.0.0', 'two')
    expect((await ask(ADDRESS, { 'if-none-match': etag })).status).toBe(200)
  })

  it('is nothing that was not released so', async () => {
    await publish('2.0.0', 'two', 'a skimmer')
    expect((await ask()).status).toBe(404)
    for (const path of [
      '/order/embeds/constructor.js',
      '/order/embeds/nothing.js',
      '/order/embeds/../assets/x.js',
      '/order/embeds/',
    ])
      expect((await ask(path)).status).toBe(404)
  })
})
