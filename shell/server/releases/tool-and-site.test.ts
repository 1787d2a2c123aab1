import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { STORES, type AStore } from '@galo/testing/stores'
import { newKeys, readTrustedKeys } from '@galo/releases'
import { aFolder, aRelease, sha384, type Folder } from '../test/a-release'
import { openIn } from '../test/a-store'
import type { ReleaseStore } from './release-store'

const ROOT = join(__dirname, '../../..')
const KEYS = newKeys('ours')

describe.each(STORES)('What npm run release writes to %s', (_kind, openStore) => {
  let folder: Folder
  let stored: AStore
  let store: ReleaseStore
  let reported: unknown[]
  beforeEach(async () => {
    folder = await aFolder()
    stored = await openStore()
    reported = []
    store = openIn(stored, folder, (...said) => reported.push(said), {
      keys: readTrustedKeys(KEYS.publicKey),
      kept: join(folder.path, 'kept/releases-UK.json'),
    })
  })
  afterEach(() => Promise.all([folder.remove(), stored.close()]))

  const release = async (...words: readonly string[]) => {
    const tool = ['--import', 'tsx', join(ROOT, 'shared/build/bin/release.mjs'), ...words, '--json']
    const settings = { ...stored.environment, GALO_RELEASES: stored.address, GALO_RELEASE_KEY: KEYS.privateKey }
    const env = { ...process.env, ...settings }
    const { stdout } = await promisify(execFile)(process.execPath, tool, { cwd: ROOT, env })
    return JSON.parse(stdout) as unknown
  }
  const publish = async (app: string, version: string) => {
    await folder.write(`${app}/dist/browser/entry.js`, version)
    const built = aRelease(app, { files: { 'entry.js': sha384(version) } }, version)
    await folder.write(`${app}/dist/release.json`, JSON.stringify(built))
    return release('publish', app, '--from', join(folder.path, app))
  }
  const shares = async () => {
    await store.look()
    const { microFrontends } = await store.document()
    return microFrontends['@galo/mfe-menu']?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic])
  }
  const textOf = async (version: string) => {
    const bytes = await store.file('mfe-menu', version, 'entry.js')
    return bytes && Buffer.from(bytes).toString('utf8')
  }

  it('is what a site that trusts its key is served by, change by change, its files checked', async () => {
    await publish('shell', '1')
    await publish('mfe-menu', 'one')
    expect(await shares()).toEqual([['one', 100]])
    await publish('mfe-menu', 'two')
    await release('route', 'mfe-menu', 'two', '--share', '10')
    expect(await shares()).toEqual([
      ['one', 90],
      ['two', 10],
    ])
    expect(await textOf('two')).toBe('two')
    await release('promote', 'mfe-menu', 'two')
    expect(await shares()).toContainEqual(['two', 100])
    await release('rollback', 'mfe-menu')
    expect(await shares()).toContainEqual(['one', 100])
    // Tabs that began with it go on.
    expect(await textOf('two')).toBe('two')
    expect(reported).toEqual([])
  }, 120_000)
})
