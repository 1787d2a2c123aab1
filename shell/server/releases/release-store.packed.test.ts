import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { STORES, type AStore } from '@galo/testing/stores'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { openIn } from '../test/a-store'

describe.each(STORES)('The packed copies of a released file in %s', (_kind, openStore) => {
  let folder: Folder
  let stored: AStore
  let reported: string[]
  const open = () => openIn(stored, folder, (message) => void reported.push(message))
  const put = (name: string, bytes: Uint8Array) => stored.write(`mfe-menu/1.0.0/browser/${name}`, bytes)

  beforeEach(async () => {
    reported = []
    folder = await aFolder()
    stored = await openStore()
    const document = aDocument({ shell: aRelease('shell', { files: {} }), 'mfe-menu': aRelease('mfe-menu') })
    await stored.write('releases.json', JSON.stringify(document))
    await stored.write('mfe-menu/1.0.0/browser/entry.js', 'entry')
    await put('entry.js.br', brotliCompressSync('entry'))
    await put('entry.js.gz', gzipSync('entry'))
  })
  afterEach(() => Promise.all([folder.remove(), stored.close()]))

  it('are served as they lie there', async () => {
    const store = open()
    const br = await store.file('mfe-menu', '1.0.0', 'entry.js', 'br')
    const gz = await store.file('mfe-menu', '1.0.0', 'entry.js', 'gzip')
    expect(brotliDecompressSync(br ?? '').toString()).toBe('entry')
    expect(gunzipSync(gz ?? '').toString()).toBe('entry')
  })

  it('are none where a release was stored without them', async () => {
    await stored.remove('mfe-menu/1.0.0/browser/entry.js.br')
    expect(await open().file('mfe-menu', '1.0.0', 'entry.js', 'br')).toBeNull()
    expect(reported).toEqual([])
  })

  it.each([
    ['holds something else', brotliCompressSync('entry, and a skimmer')],
    ['is torn', brotliCompressSync('entry').subarray(0, 4)],
    ['is a bomb', brotliCompressSync(Buffer.alloc(64 * 1024 * 1024))],
  ])('are refused, and that is said, when one %s', async (_what, bytes) => {
    await put('entry.js.br', bytes)
    expect(await open().file('mfe-menu', '1.0.0', 'entry.js', 'br')).toBeNull()
    expect(reported).toEqual(['A stored file is not the one that was released and is not served'])
  })
})
