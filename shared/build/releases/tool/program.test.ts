import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CONTRACT_VERSIONS, SPOKEN_BY_SHELL } from '@galo/contracts/contract-versions'
import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { acceptDocument, newKeys, readTrustedKeys } from '@galo/releases'
import { STORES, type AStore } from '@galo/testing/stores'
import { documentLog, placeAt } from '@galo/releases/store'
import { runRelease } from './program.mjs'

const KEYS = newKeys('ours')
const NOW = Date.parse('2026-11-28T12:00:00Z')
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe.each(STORES)('npm run release with %s', (_kind, openStore) => {
  let root: string
  let store: AStore
  let said: string[]
  let now: number
  let environment: Record<string, string>
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'galo-tool-'))
    store = await openStore()
    said = []
    now = NOW
    environment = { ...store.environment, GALO_RELEASES: store.address }
  })
  afterEach(async () => {
    rmSync(root, { recursive: true })
    await store.close()
  })

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const run = (...words: readonly string[]) =>
    runRelease(words, { environment, print: (line: string) => void said.push(line), now: () => (now += 1_000) })
  const saying = async (...words: readonly string[]) => {
    said = []
    const code = await run(...words)
    return { code, text: said.join('\n') }
  }
  /** As a pipeline finds it: files and what is said of them. */
  const build = (app: string, version: string, extras: Partial<Release['extras']> = {}) => {
    const code = `console.log('${app} ${version}')`
    const release = {
      url: `/order/assets/${app}/${version}/entry.js`,
      metadata: { integrity: hash(code), version },
      deployment: { traffic: 100, default: true },
      extras: {
        role: app === 'shell' ? 'shell' : 'remote',
        folder: `${app}/${version}`,
        entry: ['entry.js'],
        files: { 'entry.js': hash(code) },
        exposes: {},
        pages: [],
        fragments: [],
        contracts: CONTRACT_VERSIONS,
        ...(app === 'shell' && { speaks: SPOKEN_BY_SHELL }),
        ...extras,
      },
    }
    rmSync(join(root, app, 'dist'), { recursive: true, force: true })
    write(`${app}/dist/browser/entry.js`, code)
    for (const file of ['mf-manifest.json', 'mf-manifest-stats.json']) write(`${app}/dist/browser/${file}`, '{}')
    write(`${app}/dist/release.json`, JSON.stringify(release))
  }
  const publishing = (app: string, ...more: readonly string[]) =>
    saying('publish', app, '--from', join(root, app), ...more)
  const publish = async (app: string, version: string, extras: Partial<Release['extras']> = {}) => {
    build(app, version, extras)
    return publishing(app)
  }
  const currentText = async () => String(await store.read('releases.json'))
  const current = async () => JSON.parse(await currentText()) as ReleaseDocument
  const shares = async () =>
    Object.fromEntries(
      ((await current()).microFrontends['@galo/mfe-menu'] ?? []).map(({ metadata, deployment }) => [
        metadata.version,
        deployment.traffic,
      ]),
    )
  const isStored = async (folder: string) => (await store.names()).some((name) => name.startsWith(`${folder}/`))
  const begin = async () => {
    await publish('shell', '1', { gives: { '@galo/css': ['css'] } })
    await publish('mfe-menu', 'one')
    await publish('mfe-menu', 'two')
  }

  it('publishes, routes, promotes and takes back: three things, and each is said', async () => {
    await begin()
    expect(await shares()).toEqual({ one: 100, two: 0 })
    expect(await saying('route', 'mfe-menu', 'two', '--share', '10')).toEqual({
      code: 0,
      text: 'Document 4 is written.\n  mfe-menu one 100 → 90 %\n  mfe-menu two 0 → 10 %',
    })
    expect(await shares()).toEqual({ one: 90, two: 10 })
    expect((await saying('promote', 'mfe-menu', 'two')).code).toBe(0)
    expect(await shares()).toEqual({ one: 0, two: 100 })
    expect((await saying('rollback', 'mfe-menu')).text).toContain('mfe-menu one is everybody')
    expect(await shares()).toEqual({ one: 100, two: 0 })
    expect((await saying('status')).text).toMatch(/two {2}.*taken back at 2026-11-28T/)
    expect((await saying('stop', 'mfe-menu', 'two', '--why', 'It threw')).text).toContain('two stopped: It threw')
    expect(await saying('route', 'mfe-menu', 'two', '--share', '5')).toMatchObject({
      code: 3,
      text: expect.stringContaining('It threw'),
    })
    expect((await current()).extras?.serial).toBe(7)
  })

  it('says besides that a default is given to nobody, and that what is published again was stopped', async () => {
    await begin()
    await publish('mfe-menu', 'three')
    expect((await saying('route', 'mfe-menu', 'two', '--share', '60')).text).not.toContain('nobody')
    const all = await saying('route', 'mfe-menu', 'three', '--share', '40')
    expect(all).toMatchObject({
      code: 0,
      text: expect.stringMatching(/three 0 → 40 %\n.*nobody is given one, the def/),
    })
    const { text } = await saying('--json', 'route', 'mfe-menu', 'three', '--share', '40')
    expect(JSON.parse(text)).toMatchObject({ outcome: 'same', warnings: [expect.stringContaining('given one')] })
    await run('stop', 'mfe-menu', 'three', '--why', 'It threw')
    expect(await publishing('mfe-menu')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/so already.*\n.*three was stopped \(It threw\)/),
    })
  })

  it('says what one squad has changed, and of others nothing', async () => {
    await begin()
    await run('route', 'mfe-menu', 'two', '--share', '10')
    await run('renew')
    const { text } = await saying('history', 'mfe-menu')
    expect(text).toContain('mfe-menu two 0 → 10 %')
    expect(text).toContain('mfe-menu one published')
    expect(text).not.toMatch(/shell|renewed/)
    expect((await saying('history', 'mfe-menu', '--last', '1')).text).not.toContain('published')
    expect((await saying('history')).text).toMatch(/renewed[^]*shell 1 published/)
  })

  it.each([
    ['a share that a script left empty', ['route', 'mfe-menu', 'two', '--share', '%'], 2, 'from 0 to 100'],
    ['a version that a script left empty', ['stop', 'mfe-menu', '', '--why', 'It threw'], 3, 'mfe-menu has no release'],
    ['a reason that says nothing', ['stop', 'mfe-menu', 'two', '--why', ' '], 2, 'Say why'],
    ['an app that was never published', ['history', 'mfe-men'], 3, 'knows no mfe-men'],
    ['a number of changes that is none', ['history', '--last', 'many'], 2, 'a number of changes'],
    ['more days than there are dates', ['renew', '--days', '1e12'], 2, 'a number of days'],
    ['a name that no setting can hold', ['new-key', 'a b:c'], 2, 'letters, digits'],
  ])('says what is wrong with %s, in words and for programs, and writes nothing', async (_what, words, code, says) => {
    await publish('shell', '1')
    await publish('mfe-menu', 'two')
    const before = await currentText()
    expect(await saying(...words)).toEqual({ code, text: expect.stringContaining(says) })
    const { text } = await saying('--json', ...words)
    expect(JSON.parse(text)).toEqual({
      outcome: code === 3 ? 'refused' : 'failed',
      sentence: expect.stringContaining(says),
    })
    expect(await currentText()).toBe(before)
  })

  it('stores a release’s files, with the copies that browsers load, before it is named', async () => {
    await begin()
    const stored = (await store.names()).filter((name) => name.startsWith('mfe-menu/') && !name.endsWith('/whole'))
    const files = ['entry.js', 'entry.js.br', 'entry.js.gz']
    expect(stored).toEqual(
      ['one', 'two'].flatMap((version) => files.map((file) => `mfe-menu/${version}/browser/${file}`)),
    )
  })

  it('does what was asked for once, however often it is asked', async () => {
    await begin()
    expect(await publishing('mfe-menu')).toEqual({ code: 0, text: 'It is so already (document 3).' })
    expect((await current()).extras?.serial).toBe(3)
  })

  it.each([
    [
      'a file that was changed since',
      () => write('mfe-menu/dist/browser/entry.js', 'a skimmer'),
      'entry.js is not the one',
    ],
    ['a file that nobody knows', () => write('mfe-menu/dist/browser/more.js', 'a skimmer'), 'more.js is unknown'],
    [
      'a remote that takes what the shell does not give',
      () => build('mfe-menu', 'three', { takes: { '@galo/css': ['glow'] } }),
      'takes glow from @galo/css',
    ],
    [
      'a remote at another’s address',
      () => build('mfe-menu', 'three', { pages: [{ id: 'x', path: '/order/search' }] }),
      '/order/search',
    ],
  ])('refuses %s, and nothing is stored or written', async (_what, spoil, sentence) => {
    await publish('shell', '1', { gives: { '@galo/css': ['css'] } })
    await publish('mfe-menu', 'one')
    await publish('mfe-search', 'one', { pages: [{ id: 'search', path: '/order/search' }] })
    build('mfe-menu', 'three')
    spoil()
    expect(await publishing('mfe-menu')).toMatchObject({ code: 3, text: expect.stringContaining(sentence) })
    expect(await isStored('mfe-menu/three')).toBe(false)
    expect((await current()).extras?.serial).toBe(3)
  })

  it('refuses what is heavier than its squad says it may be, and notes what was published weighs', async () => {
    await begin()
    const three = () => build('mfe-menu', 'three', { exposes: { './menu': ['entry.js'] } })
    three()
    write('mfe-menu/budgets.json', '{"menu":0.01}')
    expect(await publishing('mfe-menu')).toMatchObject({ code: 3, text: expect.stringContaining('weighs 0.0 KiB') })
    expect(await isStored('mfe-menu/three')).toBe(false)
    write('mfe-menu/budgets.json', '{"menu":1}')
    expect((await publishing('mfe-menu')).code).toBe(0)
    const last = (await current()).microFrontends['@galo/mfe-menu']?.at(-1)
    const stored = (await store.read('mfe-menu/three/browser/entry.js.br'))?.length ?? NaN
    expect(Math.abs((last?.extras.weighs?.['menu'] ?? 0) - stored)).toBeLessThan(5)
    three()
    expect(await publishing('mfe-menu')).toMatchObject({ code: 0, text: expect.stringContaining('It is so already') })
  })

  describe('heals', () => {
    let site: Server
    let counted: object
    beforeEach(async () => {
      environment['GALO_CLIENT_SECRET'] = 'ours'
      counted = {}
      site = createServer(({ url, headers }, response) =>
        url === '/health/releases' && headers['x-client-secret'] === 'ours'
          ? response.end(JSON.stringify(counted))
          : response.writeHead(404).end(),
      )
      await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
      await begin()
      await run('route', 'mfe-menu', 'two', '--share', '20')
    })
    afterEach(() => new Promise((closed) => site.close(closed)))
    const heal = (...more: readonly string[]) =>
      saying('heal', '--site', `http://127.0.0.1:${(site.address() as AddressInfo).port}`, ...more)

    it('what fails for more visitors than what is everybody’s, says why, and has it in the history', async () => {
      counted = { 'mfe-menu': { one: { visits: 800, failed: 4 }, two: { visits: 200, failed: 100 } } }
      const why = 'mfe-menu two stopped: 100 of 200 visits failed, of everybody’s 4 of 800'
      expect((await heal('--dry-run')).text).toContain(why)
      expect(await shares()).toEqual({ one: 80, two: 20 })
      expect(await heal()).toMatchObject({ code: 0, text: expect.stringContaining(why) })
      expect(await shares()).toEqual({ one: 100, two: 0 })
      expect((await saying('history')).text).toContain(why)
      expect((await saying('status')).text).toContain('stopped: 100 of 200 visits failed')
      expect(await heal()).toMatchObject({ code: 0, text: expect.stringContaining('It is so already') })
    })

    it('and goes on looking until it is stopped: a release that fails later is stopped then, and what is wrong is said once', async () => {
      const leaving = new AbortController()
      counted = { 'mfe-menu': { two: { visits: 'many' } } }
      said = []
      const { port } = site.address() as AddressInfo
      const words = ['heal', '--site', `http://127.0.0.1:${port}`, '--every', '0.02', '--store', store.address]
      const code = runRelease(words, { environment, print: (line) => said.push(line), signal: leaving.signal })
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await until(() => said.length > 0)
      counted = { 'mfe-menu': { one: { visits: 800, failed: 4 }, two: { visits: 200, failed: 4 } } }
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(said).toEqual([expect.stringContaining('did not say what it has counted')])
      counted = { 'mfe-menu': { one: { visits: 800, failed: 4 }, two: { visits: 200, failed: 100 } } }
      await until(() => said.length > 1)
      leaving.abort()
      expect(await code).toBe(0)
      expect(said.slice(1).join()).toContain('mfe-menu two stopped: 100 of 200 visits failed')
      expect(await shares()).toEqual({ one: 100, two: 0 })
    })

    it('nothing by the word of a site that says no numbers', async () => {
      counted = { 'mfe-menu': { one: { visits: 800, failed: 4 }, two: { visits: 'many', failed: 100 } } }
      expect(await heal()).toMatchObject({ code: 1, text: expect.stringContaining('did not say what it has counted') })
      expect(await shares()).toEqual({ one: 80, two: 20 })
    })

    it('nothing that fails as seldom, and not by the word of one site alone that does not answer', async () => {
      counted = { 'mfe-menu': { one: { visits: 800, failed: 8 }, two: { visits: 200, failed: 4 } } }
      expect((await heal('http://127.0.0.1:1')).text).toMatch(/127.0.0.1:1 did not say[^]*It is so already/)
      environment['GALO_CLIENT_SECRET'] = 'theirs'
      expect(await heal()).toMatchObject({ code: 1, text: expect.stringContaining('it answered 404') })
      expect(await shares()).toEqual({ one: 80, two: 20 })
    })
  })

  it('writes nothing in a dry run, and says what it would', async () => {
    await begin()
    expect((await saying('promote', 'mfe-menu', 'two', '--dry-run')).text).toContain('Document 4 would be written.')
    build('mfe-menu', 'three')
    expect((await publishing('mfe-menu', '--dry-run')).text).toContain('mfe-menu three published')
    expect(await isStored('mfe-menu/three')).toBe(false)
    expect([await shares(), (await current()).extras?.serial]).toEqual([{ one: 100, two: 0 }, 3])
  })

  describe('completes what was written by somebody who died before sites could see it', () => {
    const dying = async (...words: readonly string[]) => {
      const before = await currentText()
      await run(...words)
      await store.write('releases.json', before)
    }
    beforeEach(async () => {
      await begin()
      await publish('mfe-menu', 'three')
      await run('promote', 'mfe-menu', 'two')
      await run('promote', 'mfe-menu', 'three')
    })

    it('when it is asked for again', async () => {
      await dying('stop', 'mfe-menu', 'three', '--why', 'It threw')
      expect(await shares()).toMatchObject({ three: 100 })
      const again = ['stop', 'mfe-menu', 'three', '--why', 'It threw']
      expect((await saying(...again, '--dry-run')).text).toContain('It is so already')
      expect(await shares()).toMatchObject({ three: 100 })
      expect((await saying(...again)).text).toContain('It is so already')
      expect(await shares()).toMatchObject({ two: 100, three: 0 })
    })

    it('and a way back that is asked for again leads back once', async () => {
      await dying('rollback', 'mfe-menu')
      expect((await saying('rollback', 'mfe-menu')).text).toContain('It is so already')
      expect(await shares()).toEqual({ one: 0, two: 100, three: 0 })
      await run('rollback', 'mfe-menu')
      expect(await shares()).toEqual({ one: 100, two: 0, three: 0 })
    })
  })

  it.each([
    ['half of one', () => '{"schema":'],
    ['the one before', async () => String(await store.read('documents/0000000004.json'))],
    ['the first', async () => String(await store.read('documents/0000000002.json'))],
  ])('leads back from what was written last where %s was put before sites', async (_what, text) => {
    await begin()
    await run('promote', 'mfe-menu', 'two')
    await publish('mfe-menu', 'three')
    await run('promote', 'mfe-menu', 'three')
    await store.write('releases.json', await text())
    expect((await saying('rollback', 'mfe-menu')).code).toBe(0)
    expect(await shares()).toEqual({ one: 0, two: 100, three: 0 })
  })

  it('leads back once when several ask at once, also when they only take back what is tried', async () => {
    await begin()
    await publish('mfe-menu', 'three')
    await run('promote', 'mfe-menu', 'two')
    await run('promote', 'mfe-menu', 'three')
    const together = () => Promise.all(Array.from({ length: 4 }, () => run('rollback', 'mfe-menu')))
    expect(await together()).toEqual([0, 0, 0, 0])
    expect(await shares()).toEqual({ one: 0, two: 100, three: 0 })
    await run('route', 'mfe-menu', 'three', '--share', '10')
    expect(await together()).toEqual([0, 0, 0, 0])
    expect(await shares()).toEqual({ one: 0, two: 100, three: 0 })
  })

  it('answers programs in one line, whatever becomes of it', async () => {
    await begin()
    const json = async (...words: readonly string[]) => JSON.parse((await saying(...words, '--json')).text) as object
    expect(await json('route', 'mfe-menu', 'two', '--share', '25')).toEqual({
      outcome: 'written',
      serial: 4,
      changes: ['mfe-menu one 100 → 75 %', 'mfe-menu two 0 → 25 %'],
    })
    expect(await json('status')).toMatchObject({
      serial: 4,
      isSplit: true,
      apps: {
        'mfe-menu': [
          { version: 'one', share: 75, isDefault: true },
          { version: 'two', share: 25 },
        ],
      },
    })
    expect(await json('history', '--last', '2')).toMatchObject({
      history: [{ serial: 4 }, { serial: 3, changes: ['mfe-menu two published'] }],
    })
    expect(await json('promote', 'mfe-menu', 'nine')).toMatchObject({ outcome: 'refused' })
  })

  it('says what to do about a document that expires soon, and nothing of one that doesn’t', async () => {
    await begin()
    expect((await saying('status')).text).not.toContain('expire')
    await saying('renew', '--days', '2')
    expect((await saying('status')).text).toMatch(/It expires at .*`npm run release -- renew`/)
  })

  it('tells what it did not understand from what it refused', async () => {
    await begin()
    expect((await saying('--help')).text).toContain('Exit codes:')
    expect((await saying('--help')).code).toBe(0)
    for (const words of [
      ['fly'],
      ['route', 'mfe-menu', 'two'],
      ['route', 'mfe-menu', 'two', '--share', 'half'],
      ['publish', 'mfe-nobody'],
      ['heal', '--site', 'hello'],
      ['--store', '', 'status'],
      ['--store', join(root, 'mfe-menu/dist/release.json'), 'status'],
    ])
      expect((await saying(...words)).code).toBe(2)
    expect((await saying('promote', 'mfe-menu', 'nine')).code).toBe(3)
  })

  it('says why a site did not say what it has counted', async () => {
    await begin()
    const { code, text } = await saying('heal', '--site', 'http://localhost:1')
    expect([code, text]).toEqual([1, 'http://localhost:1 did not say what it has counted: bad port'])
  })

  it('signs with the key it is given, for as long as it is told, and what was changed since is refused by who serves', async () => {
    environment['GALO_RELEASE_KEY'] = KEYS.privateKey
    await begin()
    const trusted = readTrustedKeys(KEYS.publicKey)
    const text = await currentText()
    expect(acceptDocument(null, text, now, trusted)).toMatchObject({ kind: 'accepted', complaint: null })
    expect(acceptDocument(null, text.replace('"traffic": 0', '"traffic": 9'), now, trusted)).toMatchObject({
      reason: 'forged',
    })
    expect((await saying('status')).text).toContain('signed by ours')
    await saying('renew', '--days', '2')
    expect(Date.parse((await current()).extras?.expiresAt ?? '') - now).toBeLessThanOrEqual(2 * 86_400_000)
    environment['GALO_RELEASE_KEY'] = 'ours:nonsense'
    const failed = await saying('renew')
    expect(failed).toMatchObject({ code: 2, text: expect.stringContaining('GALO_RELEASE_KEY') })
    expect(failed.text).not.toContain('nonsense')
  })

  describe('signs nothing', () => {
    const NEXT = newKeys('next')
    const lastName = async () => (await store.names()).filter((name) => name.startsWith('documents/')).at(-1) ?? ''
    const spoil = async (from: string, to: string) => {
      const name = await lastName()
      const text = String(await store.read(name))
      expect(text).toContain(from)
      await store.write(name, text.replaceAll(from, to))
    }
    beforeEach(async () => {
      environment['GALO_RELEASE_KEY'] = KEYS.privateKey
      await begin()
    })

    it('that follows a document which was tampered with', async () => {
      await spoil('/order/assets/mfe-menu/one', 'https://evil.test/one')
      const refused = {
        code: 3,
        text: expect.stringMatching(/^Nothing is written after document 3. It was changed after.*restore/),
      }
      expect(await saying('promote', 'mfe-menu', 'two')).toMatchObject(refused)
      expect(await publish('mfe-menu', 'three')).toMatchObject(refused)
      expect(await isStored('mfe-menu/three')).toBe(false)
      expect(await lastName()).toBe('documents/0000000003.json')
      await spoil('https://evil.test/one', '/order/assets/mfe-menu/one')
      expect((await saying('promote', 'mfe-menu', 'two')).code).toBe(0)
    })

    it('that follows one which is none', async () => {
      await store.write('documents/0000000009.json', '{"schema":')
      expect(await saying('renew')).toMatchObject({
        code: 3,
        text: expect.stringContaining('after document 9. It is no release'),
      })
    })

    it('that follows one by somebody else, until it is told whose counts', async () => {
      environment['GALO_RELEASE_KEY'] = NEXT.privateKey
      expect(await saying('renew')).toMatchObject({ code: 3, text: expect.stringContaining('none of ours (next)') })
      environment['GALO_RELEASE_KEYS'] = KEYS.publicKey
      expect((await saying('renew')).code).toBe(0)
      environment['GALO_RELEASE_KEYS'] = 'nonsense'
      expect(await saying('renew')).toMatchObject({ code: 2, text: expect.stringContaining('GALO_RELEASE_KEYS') })
    })

    it('that nobody has signed, but once, when it is told to', async () => {
      const { GALO_RELEASE_KEY: key = '', ...unsigned } = environment
      environment = unsigned
      await saying('renew')
      environment['GALO_RELEASE_KEY'] = key
      expect(await saying('renew')).toMatchObject({
        code: 3,
        text: expect.stringContaining('`renew --unsigned` does, once'),
      })
      expect((await saying('renew', '--unsigned')).code).toBe(0)
      expect((await saying('renew')).code).toBe(0)
      await spoil('"traffic": 0', '"traffic": 9')
      expect((await saying('renew', '--unsigned')).code).toBe(3)
    })
  })

  it('loses no share that two people write at once, and each is told what became of theirs', async () => {
    await begin()
    const many = Array.from({ length: 6 }, (_, n) => `r${n}`)
    for (const version of many) await publish('mfe-menu', version)
    const codes = await Promise.all(many.map((version) => run('route', 'mfe-menu', version, '--share', '5')))
    expect(codes).toEqual(many.map(() => 0))
    expect(await shares()).toMatchObject({ one: 70, ...Object.fromEntries(many.map((version) => [version, 5])) })
    const serials = await documentLog(placeAt(store.address, store.environment)).serials()
    expect(serials).toEqual(Array.from({ length: 3 + 12 }, (_, n) => n + 1))
  })
})
