import { paths } from '@galo/contracts/site'
import { createFolderStore } from '../releases/release-store'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { aWholeSite, HOST } from '../test/a-whole-site'

describe('The remotes of a visit, asked for without a document', () => {
  let folder: Folder
  beforeEach(async () => {
    folder = await aFolder()
  })
  afterEach(() => folder.remove())

  it('are those that a document would name by now, as soon as they are others', async () => {
    const store = createFolderStore(folder.path, () => {})
    const site = aWholeSite({ platformUrl: 'http://platform.test', folder: folder.path, store })
    for (const version of ['1.0.0', '2.0.0']) {
      const document = aDocument({ shell: aRelease('shell'), 'mfe-menu': aRelease('mfe-menu', { files: {} }, version) })
      await folder.write('releases.json', JSON.stringify(document))
      await store.look()
      const answer = await site.request(`http://${HOST}${paths.site.remotes}`, { headers: { host: HOST } })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({ remotes: [{ name: 'mfe-menu', version }] })
    }
    const wrong = await site.request(`http://${HOST}${paths.site.remotes}`, { method: 'POST', headers: { host: HOST } })
    expect(wrong.status).toBe(405)
  })
})
