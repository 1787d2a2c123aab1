import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { acceptDocument, newKeys, readTrustedKeys } from '@galo/releases'
import { STORES, type AStore } from '@galo/testing/stores'
import { aBuild, codeOf } from '../test/a-build'
import { aPublisher, type Publisher } from '../test/a-publisher'
import { aFolder, type Folder } from '../test/a-release'
import { openIn } from '../test/a-store'
import type { ReleaseStore } from './release-store'

const KEYS = newKeys('ours')
const TRUSTED = readTrustedKeys(KEYS.publicKey)
/** Of the steps of a command, so many are left out where there is no time for all. */
const STRIDE = process.env['PROOF'] === undefined ? 6 : 1
const MOST_STEPS = 200
const DOCUMENTS = 'documents/'

jest.setTimeout(600_000)

describe.each(STORES)('A publisher that is killed, at %s', (kind, openStore) => {
  let folder: Folder
  let stored: AStore
  let healthy: Publisher
  let site: ReleaseStore
  let reported: unknown[]
  beforeEach(async () => {
    folder = await aFolder()
    stored = await openStore()
    reported = []
    healthy = await start()
    await done('publish', 'shell', '--from', await aBuild(folder, 'shell', '1'))
    await publish('mfe-menu', 'first')
    site = openSite(join(folder.path, 'kept/releases-UK.json'))
    await site.document()
  })
  afterEach(async () => {
    await healthy.close()
    await Promise.all([folder.remove(), stored.close()])
  })

  const start = async (diesAt: number | null = null) => {
    const TMPDIR = join(folder.path, 'tmp')
    await mkdir(TMPDIR, { recursive: true })
    const settings = { GALO_RELEASES: stored.address, GALO_RELEASE_KEY: KEYS.privateKey, TMPDIR }
    return aPublisher({ ...stored.environment, ...settings }, diesAt)
  }
  const openSite = (kept: string | null) =>
    openIn(stored, folder, (...said) => reported.push(said), { keys: TRUSTED, kept })
  const done = async (...words: readonly string[]) => {
    const outcome = await healthy.run(...words)
    const { code, said = '' } = outcome ?? {}
    expect({ code, said }).toEqual({ code: 0, said })
    return said
  }
  const publishing = async (app: string, version: string) => [
    'publish',
    app,
    '--from',
    await aBuild(folder, app, version),
  ]
  const publish = async (app: string, version: string) => done(...(await publishing(app, version)))
  const everybodys = ({ microFrontends }: ReleaseDocument, app = 'mfe-menu') =>
    microFrontends[`@galo/${app}`]?.find(({ deployment }) => deployment.default)?.metadata.version

  const accepted = (text: Buffer | null): ReleaseDocument => {
    const verdict = acceptDocument(null, String(text), Date.now(), TRUSTED)
    if (verdict.kind === 'refused') throw new Error(verdict.sentence)
    expect(verdict.complaint).toBeNull()
    return verdict.document
  }
  const textsOf = async (at: ReleaseStore, app: string, { metadata, extras }: Release) => {
    const files = Object.keys(extras.files)
    const bytes = await Promise.all(files.map((file) => at.file(app, metadata.version, file)))
    expect(bytes.map((each) => each && Buffer.from(each).toString('utf8'))).toEqual(
      files.map((file) => codeOf(app, metadata.version, file)),
    )
  }
  const liveDocument = async () => accepted(await stored.read('releases.json'))
  const foldersAreWhole = async () => {
    const files = new Map<string, string[]>()
    for (const name of await stored.names()) {
      const [, release, file = ''] = /^(mfe-[a-z]+\/[^./][^/]*)\/(.*)$/.exec(name) ?? []
      if (release !== undefined) files.set(release, [...(files.get(release) ?? []), file])
    }
    const [first] = files.values()
    expect(first).toContain('browser/page.js.br')
    for (const each of files.values()) expect(each).toEqual(first)
  }
  /** The live document is whole and signed, so is every one before it, and whoever serves by it has every file that it names, also who has only just started. */
  const isIntact = async (): Promise<ReleaseDocument> => {
    const live = await liveDocument()
    const names = (await stored.names()).filter((name) => name.startsWith(DOCUMENTS) && name.endsWith('.json'))
    const log = await Promise.all(names.map(async (name) => accepted(await stored.read(name)).extras?.serial))
    expect(log).toEqual(names.map((_name, n) => n + 1))
    await site.look()
    expect(await openSite(null).document()).toEqual(live)
    expect(await site.document()).toEqual(live)
    for (const [key, releases] of Object.entries(live.microFrontends))
      for (const release of releases) await textsOf(site, key.replace('@galo/', ''), release)
    expect(reported).toEqual([])
    // Objects come one by one, and nothing names them before the last; a folder is there with all that is in it.
    if (kind === 'a folder') await foldersAreWhole()
    return live
  }
  /** What was on its way when somebody died. */
  const leftBehind = async () => (await stored.names()).filter((name) => name.includes('.tmp'))

  /** Kills a publisher before every step of a command, until one lives to its end; answers what its steps were. */
  const killing = async (
    prepare: (n: number) => Promise<readonly string[]>,
    isDone: (live: ReleaseDocument, n: number) => boolean,
  ): Promise<readonly string[]> => {
    let next = start(1)
    for (let n = 1; n < MOST_STEPS; n += STRIDE) {
      const words = await prepare(n)
      const before = await liveDocument()
      const dying = await next
      next = start(n + STRIDE)
      const outcome = await dying.run(...words)
      if (outcome !== null) {
        expect(outcome).toMatchObject({ code: 0 })
        await Promise.all([dying.close(), next.then((unused) => unused.close())])
        expect(isDone(await isIntact(), n)).toBe(true)
        return outcome.steps
      }
      const after = await isIntact()
      const moved = (after.extras?.serial ?? NaN) - (before.extras?.serial ?? NaN)
      expect([0, 1]).toContain(moved)
      const behind = await leftBehind()
      // Whoever comes next: the same again, where sites don't show it yet, and somebody with something else.
      if (!isDone(after, n)) await done(...words)
      expect(isDone(await liveDocument(), n)).toBe(true)
      await publish('mfe-search', `after-${n}`)
      expect(isDone(await isIntact(), n)).toBe(true)
      expect(await leftBehind()).toEqual(behind)
    }
    throw new Error('It never lived')
  }

  it('over a release leaves the live document whole, and whoever comes next what they would have', async () => {
    const steps = await killing(
      (n) => publishing('mfe-menu', `of-${n}`),
      ({ microFrontends }, n) =>
        (microFrontends['@galo/mfe-menu'] ?? []).filter(({ metadata }) => metadata.version === `of-${n}`).length === 1,
    )
    // Nothing that it does is passed over.
    expect(steps).toEqual(
      expect.arrayContaining(
        kind === 'a folder'
          ? ['cp', 'half of cp', 'half of writeFile', 'link', 'rename', 'rm']
          : ['PUT /galo-releases/site/releases.json', 'half of cp'],
      ),
    )
  })

  it('over a way back leads back once, however often it is asked for', async () => {
    let versions: readonly string[] = []
    await killing(
      async (n) => {
        versions = [`older-${n}`, `old-${n}`, `new-${n}`]
        for (const version of versions) {
          await publish('mfe-menu', version)
          await done('promote', 'mfe-menu', version)
        }
        return ['rollback', 'mfe-menu']
      },
      (live) => {
        expect(versions.slice(1)).toContain(everybodys(live))
        return everybodys(live) === versions[1]
      },
    )
  })
})
