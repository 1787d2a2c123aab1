import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { createFolderStore } from '../releases/release-store'
import { integrityOf } from '../releases/integrity-of'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { assetRoutes } from './assets'

describe('A released script', () => {
  let folder: Folder
  beforeEach(async () => {
    folder = await aFolder()
    await folder.write('releases.json', JSON.stringify(aDocument({ shell: aRelease('shell') })))
    await folder.write('shell/1.0.0/browser/entry.js', 'entry')
    await packAs(brotliCompressSync('entry'))
  })
  afterEach(() => folder.remove())

  const packAs = (bytes: Uint8Array) => writeFile(join(folder.path, 'shell/1.0.0/browser/entry.js.br'), bytes)
  const ask = (accepted: string, file = 'entry.js') =>
    assetRoutes(createFolderStore(folder.path, () => {})).request(`/shell/1.0.0/${file}`, {
      headers: { 'accept-encoding': accepted },
    })

  it('comes packed, for ever, and caches know that others may want it otherwise', async () => {
    const answer = await ask('gzip, br')
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('entry')
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
  })

  it.each([
    ['who wants it so', 'identity', brotliCompressSync('entry')],
    ['whom no copy was made for', 'gzip', brotliCompressSync('entry')],
    ['everybody while its copy is spoiled', 'br', brotliCompressSync('a skimmer')],
  ])('comes as it is to %s', async (_who, accepted, copy) => {
    await packAs(copy)
    const answer = await ask(accepted)
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, 'entry'])
  })

  it('is found by its app and its name, which says its hash, whichever release has it', async () => {
    const name = `entry.${createHash('sha256').update('entry').digest('base64url')}.js`
    const files = { [name]: integrityOf(Buffer.from('entry'), 'sha256-') }
    await folder.write('mfe-menu/2.0.0/browser/' + name, 'entry')
    const store = createFolderStore(folder.path, () => {})
    const asking = async () => (await assetRoutes(store).request(`/mfe-menu/${name}`)).status
    expect(await asking()).toBe(404)
    await folder.write(
      'releases.json',
      JSON.stringify(aDocument({ shell: aRelease('shell'), 'mfe-menu': aRelease('mfe-menu', { files }, '2.0.0') })),
    )
    await store.look()
    expect(await asking()).toBe(200)
    // Who opened the page before goes on with the files of what has gone from the document.
    await folder.write('releases.json', JSON.stringify(aDocument({ shell: aRelease('shell') })))
    await store.look()
    expect(await asking()).toBe(200)
  })

  it('is not to be had by the name of its copy', async () => expect((await ask('br', 'entry.js.br')).status).toBe(404))
})
