import { execFileSync } from 'node:child_process'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { createFolderStore } from './release-store'

const documentWith = (version: string) =>
  JSON.stringify(aDocument({ shell: aRelease('shell', { files: {} }), 'mfe-menu': aRelease('mfe-menu', {}, version) }))

describe('createFolderStore', () => {
  let folder: Folder
  const open = () => createFolderStore(folder.path, () => {})
  const publish = async (text: string) => {
    await folder.write('next.json', text)
    await rename(join(folder.path, 'next.json'), join(folder.path, 'releases.json'))
  }
  const versionIn = async (store: ReturnType<typeof open>) =>
    (await store.document()).microFrontends['@galo/mfe-menu']?.[0]?.metadata.version

  beforeEach(async () => {
    folder = await aFolder()
    await publish(documentWith('1.0.0'))
    for (const version of ['1.0.0', '2.0.0']) await folder.write(`mfe-menu/${version}/browser/entry.js`, 'entry')
  })
  afterEach(() => folder.remove())

  it('serves on by the last good document while a pipe that never ends lies in its place, and follows it again afterwards', async () => {
    const store = open()
    await store.document()
    const path = join(folder.path, 'releases.json')
    await rm(path)
    execFileSync('mkfifo', [path])
    await store.look()
    expect(await versionIn(store)).toBe('1.0.0')
    await rm(path)
    await publish(documentWith('2.0.0'))
    await store.look()
    expect(await versionIn(store)).toBe('2.0.0')
  })

  it('has no file where a pipe lies that never ends', async () => {
    const path = join(folder.path, 'mfe-menu/1.0.0/browser/entry.js')
    await rm(path)
    execFileSync('mkfifo', [path])
    expect(await open().file('mfe-menu', '1.0.0', 'entry.js')).toBeNull()
  })
})
