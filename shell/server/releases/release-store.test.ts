import { STORES, type AStore } from '@galo/testing/stores'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { openIn } from '../test/a-store'

const shell = aRelease('shell', { files: {} })
const documentWith = (version: string, speaks?: Record<string, [number, number]>) =>
  JSON.stringify(aDocument({ shell, 'mfe-menu': aRelease('mfe-menu', speaks && { speaks }, version) }))

describe.each(STORES)('Releases in %s', (_kind, openStore) => {
  let folder: Folder
  let stored: AStore
  let reported: string[]
  const open = () => openIn(stored, folder, (message) => void reported.push(message))
  const publish = (text: string) => stored.write('releases.json', text)
  const versionIn = async (store: ReturnType<typeof open>) =>
    (await store.document()).microFrontends['@galo/mfe-menu']?.[0]?.metadata.version
  const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('utf8')

  beforeEach(async () => {
    reported = []
    folder = await aFolder()
    stored = await openStore()
    await publish(documentWith('1.0.0'))
    for (const version of ['1.0.0', '2.0.0']) await stored.write(`mfe-menu/${version}/browser/entry.js`, 'entry')
  })
  afterEach(() => Promise.all([folder.remove(), stored.close()]))

  describe('document', () => {
    it('follows what is published', async () => {
      const store = open()
      expect(await versionIn(store)).toBe('1.0.0')
      await publish(documentWith('2.0.0'))
      expect(await versionIn(store)).toBe('1.0.0')
      await store.look()
      expect(await versionIn(store)).toBe('2.0.0')
    })

    it.each([
      ['cut off', '{"schema":'],
      ['of another shape', '{"schema":"v1","microFrontends":{"@galo/shell":[]}}'],
      ['one whose releases do not fit together', documentWith('2.0.0', { state: [98, 99] })],
    ])('stays the last good one while the new one is %s', async (_how, text) => {
      const store = open()
      await store.document()
      await publish(text)
      await store.look()
      expect(await versionIn(store)).toBe('1.0.0')
      expect(reported).toEqual(['The release document could not be read; the last good one stays'])
      await publish(documentWith('2.0.0'))
      await store.look()
      expect(await versionIn(store)).toBe('2.0.0')
    })

    it('that stops a release is told, with why', async () => {
      const told: unknown[] = []
      const store = openIn(stored, folder, (message, details) => void told.push({ message, ...details }))
      await store.document()
      const document = aDocument({ shell, 'mfe-menu': aRelease('mfe-menu', undefined, '2.0.0') })
      const stopped = aRelease('mfe-menu', { stopped: '9 of 16 visits failed' })
      const { microFrontends } = document
      await publish(
        JSON.stringify({
          ...document,
          microFrontends: {
            ...microFrontends,
            '@galo/mfe-menu': [
              ...(microFrontends['@galo/mfe-menu'] ?? []),
              { ...stopped, deployment: { traffic: 0, default: false } },
            ],
          },
        }),
      )
      await store.look()
      expect(told).toEqual([
        { message: 'A release was stopped', release: 'mfe-menu 1.0.0', error: '9 of 16 visits failed' },
      ])
    })

    it('is served by for want of another, and what is wrong with it is said', async () => {
      await publish(documentWith('2.0.0', { state: [98, 99] }))
      expect(await versionIn(open())).toBe('2.0.0')
      expect(reported).toEqual(['The release document is served by, for want of another'])
    })

    it('is an error only when there has never been one', async () => {
      await publish('nonsense')
      await expect(open().document()).rejects.toThrow('There is no usable release document')
    })
  })

  describe('file', () => {
    it('gives the released bytes', async () =>
      expect(textOf(await open().file('mfe-menu', '1.0.0', 'entry.js'))).toBe('entry'))

    it('refuses a file that was tampered with, and says so', async () => {
      await stored.write('mfe-menu/1.0.0/browser/entry.js', 'entry, and a skimmer')
      expect(await open().file('mfe-menu', '1.0.0', 'entry.js')).toBeNull()
      expect(reported).toHaveLength(1)
    })

    it('says once of a file of the release in use that is not there what to do, and has it once it is put back', async () => {
      const store = open()
      await store.document()
      await stored.write('mfe-menu/3.0.0/browser/entry.js', 'entry')
      await publish(documentWith('3.0.0'))
      await store.look()
      await stored.remove('mfe-menu/3.0.0/browser/entry.js')
      for (let asked = 0; asked < 3; asked += 1) expect(await store.file('mfe-menu', '3.0.0', 'entry.js')).toBeNull()
      expect(reported).toEqual(['A released file can’t be had'])
      await stored.write('mfe-menu/3.0.0/browser/entry.js', 'entry')
      expect(textOf(await store.file('mfe-menu', '3.0.0', 'entry.js'))).toBe('entry')
    })

    it('keeps serving the released bytes when the file is tampered with later', async () => {
      const store = open()
      await store.file('mfe-menu', '1.0.0', 'entry.js')
      await stored.write('mfe-menu/1.0.0/browser/entry.js', 'a skimmer')
      expect(textOf(await store.file('mfe-menu', '1.0.0', 'entry.js'))).toBe('entry')
    })

    it('refuses a file that was added to a release in use', async () => {
      await stored.write('mfe-menu/1.0.0/browser/added.js', 'a skimmer')
      expect(await open().file('mfe-menu', '1.0.0', 'added.js')).toBeNull()
    })

    it('still has the files of an older version, for visits that began with it', async () => {
      const store = open()
      await publish(documentWith('2.0.0'))
      expect(textOf(await store.file('mfe-menu', '1.0.0', 'entry.js'))).toBe('entry')
    })

    it('judges the files of an older version by the hash in their names', async () => {
      const named = 'menu.47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.js'
      await stored.write(`mfe-menu/1.0.0/browser/${named}`, '')
      await publish(documentWith('2.0.0'))
      const store = open()
      expect(textOf(await store.file('mfe-menu', '1.0.0', named))).toBe('')
      await stored.write(`mfe-menu/1.0.0/browser/${named}`, 'a skimmer')
      expect(await store.file('mfe-menu', '1.0.0', named)).toBeNull()
      expect(reported).toHaveLength(1)
    })

    it('reads what was replaced again, instead of holding every version there has ever been', async () => {
      const store = open()
      await store.file('mfe-menu', '1.0.0', 'entry.js')
      await publish(documentWith('2.0.0'))
      await store.look()
      await stored.write('mfe-menu/1.0.0/browser/entry.js', 'as it lies there')
      expect(textOf(await store.file('mfe-menu', '1.0.0', 'entry.js'))).toBe('as it lies there')
    })

    it.each([
      ['mfe-menu', '1.0.0', 'missing.js'],
      ['mfe-menu', '1.0.0', '../server/remote.js'],
      ['mfe-menu', '1.0.0', '../../../../outside/1/browser/secret.js'],
      ['mfe-menu', '..', 'secret.js'],
      ['..', '1.0.0', 'secret.js'],
      ['../outside', '1', 'secret.js'],
      ['mfe-menu', '../../outside/1', 'secret.js'],
    ])('has nothing at %s %s %s', async (app, version, file) => {
      await stored.write('releases/releases.json', documentWith('1.0.0'))
      for (const path of ['outside/1/browser', 'releases/mfe-menu/1.0.0/server', 'releases/browser', '1.0.0/browser'])
        for (const name of ['secret.js', 'remote.js']) await stored.write(`${path}/${name}`, 'a secret')
      const store = openIn({ ...stored, address: `${stored.address}/releases` }, folder, () => {})
      expect(await store.file(app, version, file)).toBeNull()
    })
  })
})
