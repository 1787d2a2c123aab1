import { join } from 'node:path'
import type { ReleaseDocument } from '@galo/contracts/release'
import { acceptDocument, differences, newKeys, readTrustedKeys } from '@galo/releases'
import { placeAt } from '@galo/releases/store'
import { STORES, type AStore } from '@galo/testing/stores'
import { aBuild, codeOf } from '../test/a-build'
import { aPublisher } from '../test/a-publisher'
import { aFolder, type Folder } from '../test/a-release'
import { openIn } from '../test/a-store'

const KEYS = newKeys('ours')
const EACH = process.env['PROOF'] === undefined ? 10 : 100
const APPS = ['mfe-menu', 'mfe-search'] as const

jest.setTimeout(600_000)

describe.each(STORES)('Two publishers at once, to %s', (_kind, openStore) => {
  let folder: Folder
  let stored: AStore
  beforeEach(async () => {
    folder = await aFolder()
    stored = await openStore()
  })
  afterEach(() => Promise.all([folder.remove(), stored.close()]))

  const start = () =>
    aPublisher({ ...stored.environment, GALO_RELEASES: stored.address, GALO_RELEASE_KEY: KEYS.privateKey })
  const publishing = async (app: string, version: string) => [
    'publish',
    app,
    '--from',
    await aBuild(folder, app, version),
    '--json',
  ]
  const document = async (name: string): Promise<ReleaseDocument> => {
    const verdict = acceptDocument(null, String(await stored.read(name)), Date.now(), readTrustedKeys(KEYS.publicKey))
    if (verdict.kind === 'refused') throw new Error(`${name}: ${verdict.sentence}`)
    return verdict.document
  }
  const nameOf = (serial: number) => `documents/${String(serial).padStart(10, '0')}.json`

  it(`lose nothing, ${EACH} releases each: every one has a document of its own, and the last is what sites read`, async () => {
    const [one, other] = await Promise.all([start(), start()])
    const first = await one.run(...(await publishing('shell', '1')))
    expect(first?.code).toBe(0)
    const kept = join(folder.path, 'kept/releases-UK.json')
    const site = openIn(stored, folder, () => {}, { keys: readTrustedKeys(KEYS.publicKey), kept })
    const beginning = (await site.document()).extras?.serial ?? NaN

    const versions = (who: string) =>
      Array.from({ length: EACH }, (_, n) => ({ app: APPS[n % APPS.length] ?? APPS[0], version: `${who}${n}` }))
    const working = [
      { publisher: one, mine: versions('a') },
      { publisher: other, mine: versions('b') },
    ].map(async ({ publisher, mine }) => {
      const commands = await Promise.all(mine.map(({ app, version }) => publishing(app, version)))
      return async () => {
        const serials = new Map<string, number>()
        for (const [n, words] of commands.entries()) {
          const done = await publisher.run(...words)
          const outcome = JSON.parse(done?.said ?? '{}') as { outcome: string; serial: number }
          expect([done?.code, outcome.outcome]).toEqual([0, 'written'])
          serials.set(`${mine[n]?.app} ${mine[n]?.version}`, outcome.serial)
        }
        return serials
      }
    })
    const races = await Promise.all(working)
    let isOver = false
    const served: number[] = []
    const looking = async () => {
      while (!isOver) {
        await site.look()
        const seen = await site.document()
        served.push(seen.extras?.serial ?? NaN)
        for (const app of APPS)
          for (const { metadata, deployment } of seen.microFrontends[`@galo/${app}`] ?? [])
            if (deployment.traffic > 0)
              expect(String(Buffer.from((await site.file(app, metadata.version, 'page.js')) ?? ''))).toBe(
                codeOf(app, metadata.version, 'page.js'),
              )
      }
    }
    const looked = looking()
    const serials = new Map((await Promise.all(races.map((race) => race()))).flatMap((each) => [...each]))
    isOver = true
    await looked
    await Promise.all([one.close(), other.close()])

    const expected = Array.from({ length: 2 * EACH }, (_, n) => beginning + 1 + n)
    expect([...serials.values()].toSorted((a, b) => a - b)).toEqual(expected)
    const inOrder = [...serials].toSorted(([, a], [, b]) => a - b).map(([release]) => release)
    // They were at it at once: hardly ever had one of them its turn for long.
    const whose = inOrder.map((release) => (release.includes(' a') ? 'a' : 'b'))
    expect(whose.filter((who, n) => n > 0 && who !== whose[n - 1]).length).toBeGreaterThan(EACH / 4)
    const documents = await placeAt(stored.address, stored.environment).list('documents')
    const all = Array.from({ length: beginning + 2 * EACH }, (_, n) => nameOf(n + 1))
    expect(documents.map((name) => `documents/${name}`).toSorted()).toEqual(all)
    for (const [release, serial] of serials) {
      const [before, after] = await Promise.all([document(nameOf(serial - 1)), document(nameOf(serial))])
      expect(after.extras?.serial).toBe(serial)
      const said = differences(before, after).filter(({ what }) => what === 'published')
      expect(said.map(({ app, version }) => `${app} ${version}`)).toEqual([release])
    }
    expect(await stored.read('releases.json')).toEqual(await stored.read(nameOf(beginning + 2 * EACH)))
    expect(served).toEqual(served.toSorted((a, b) => a - b))
    await site.look()
    expect((await site.document()).extras?.serial).toBe(beginning + 2 * EACH)
  })

  it('each have what everybody is given changed once, whoever was faster', async () => {
    const publishers = await Promise.all([start(), start()])
    const [one, other] = publishers
    await one.run(...(await publishing('shell', '1')))
    for (const version of ['a', 'b', 'c']) await one.run(...(await publishing('mfe-menu', version)))
    const promote = async (publisher: typeof one, version: string) => {
      const done = await publisher.run('promote', 'mfe-menu', version, '--json')
      return { version, ...(JSON.parse(done?.said ?? '{}') as { outcome: string; serial: number }) }
    }
    for (let round = 0; round < EACH / 5; round += 1) {
      const promoted = await Promise.all([promote(one, 'b'), promote(other, 'c')])
      for (const { version, outcome, serial } of promoted) {
        expect(outcome).toBe('written')
        const [before, after] = await Promise.all([document(nameOf(serial - 1)), document(nameOf(serial))])
        const said = differences(before, after).filter(({ what }) => what === 'promoted')
        expect(said).toEqual([{ app: 'mfe-menu', version, what: 'promoted' }])
      }
      expect((await one.run('promote', 'mfe-menu', 'a'))?.code).toBe(0)
      const last = await document('releases.json')
      expect(last.extras?.serial).toBe(Math.max(...promoted.map(({ serial }) => serial)) + 1)
    }
    await Promise.all(publishers.map((publisher) => publisher.close()))
  })
})
