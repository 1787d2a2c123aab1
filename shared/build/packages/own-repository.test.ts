import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { SPOKEN_BY_SHELL } from '@galo/contracts/contract-versions'
import { releaseSchema, type Release, type ReleaseDocument } from '@galo/contracts/release'
import { STORES, type AStore } from '@galo/testing/stores'
import { ROOT } from '../releases/apps.mjs'
import { runRelease } from '../releases/tool/program.mjs'
import { makeCheckout } from './make-checkout.mjs'
import { packPackages } from './pack-packages.mjs'
import { borrowPackages } from './test/borrow-packages'

const execute = promisify(execFile)
const APP = 'mfe-menu'

let folder: string
let checkout: string
let environment: Record<string, string> = {}

/** Says what a command of the repository said, and how it ended. */
const npm = async (...words: readonly string[]) => {
  const { GALO_ROOT: _said, JEST_WORKER_ID: _worker, NODE_ENV: _env, ...own } = process.env
  try {
    const { stdout, stderr } = await execute('npm', ['--silent', ...words], {
      cwd: checkout,
      env: { ...own, ...environment },
    })
    return { code: 0, text: `${stdout}${stderr}` }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, text: `${stdout}${stderr}` }
  }
}
const publish = (...more: readonly string[]) => npm('run', 'release', '--', 'publish', APP, '--built', ...more)
const built = () =>
  releaseSchema.parse(JSON.parse(readFileSync(join(checkout, APP, 'dist/release.json'), 'utf8')) as unknown)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galo-squad-'))
  checkout = join(folder, 'menu')
  const packed = await packPackages(ROOT, join(folder, 'packages'))
  makeCheckout({ root: ROOT, app: APP, others: ['shell', 'mfe-search'], folder: checkout, packed })
  borrowPackages(ROOT, checkout, packed)
  const build = await npm('run', 'build')
  expect(build).toEqual({ code: 0, text: expect.stringContaining(`build: ${APP} 0.1.0-`) })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('A squad’s own repository', () => {
  it('holds its remote and packed packages, and nothing of another squad', () => {
    const own = readdirSync(checkout).filter((name) => !name.startsWith('.'))
    expect(own.toSorted()).toEqual(
      [APP, 'jest.config.cjs', 'node_modules', 'package.json', 'packages', 'tsconfig.json'].toSorted(),
    )
    expect(existsSync(join(checkout, '.galo/releases', 'shell'))).toBe(false)
  })

  it('asks where sites read from, and takes for that neither its own builds nor the time to build one', async () => {
    for (const words of [['publish', APP], ['status']]) {
      const { code, text } = await npm('run', 'release', '--', ...words)
      expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining('--store <place>, or GALO_RELEASES') })
      expect(text).not.toContain('build:')
    }
  })

  it('runs its remote’s tests, which know what others describe', async () => {
    const tests = await npm('test', '--', `${APP}/src/features/basket/soon-in`)
    expect(tests).toEqual({ code: 0, text: expect.stringMatching(/Tests: +\d+ passed/) })
  }, 60_000)

  it('takes the packages as they are now where it is made again, and leaves the sources alone', () => {
    const again = join(folder, 'again')
    const packages = (version: string) => [
      ...['ui', 'words'].map((name) => {
        const tarball = join(folder, `galo-${name}-${version}.tgz`)
        writeFileSync(tarball, '')
        return { name: `@galo/${name}`, version, tarball }
      }),
      ...['domain', 'contracts', 'css', 'state', 'events', 'services', 'navigation', 'testing'].map((name) => ({
        name: `@galo/${name}`,
        version,
        tarball: join(folder, `galo-ui-${version}.tgz`),
      })),
    ]
    const make = (version: string, registry?: string) =>
      makeCheckout({
        root: ROOT,
        app: APP,
        others: [],
        folder: again,
        packed: packages(version),
        ...(registry !== undefined && { registry }),
      })
    make('0.1.0-one')
    const source = join(again, APP, 'remote.ts')
    writeFileSync(source, 'changed')
    make('0.1.0-two')
    expect(readFileSync(source, 'utf8')).toBe('changed')
    expect(readdirSync(join(again, 'packages'))).toEqual(['galo-ui-0.1.0-two.tgz', 'galo-words-0.1.0-two.tgz'])
    const npmrc = join(again, '.npmrc')
    const own = `${readFileSync(npmrc, 'utf8')}save-exact=true\n`
    writeFileSync(npmrc, own)
    make('0.1.0-two', 'https://one.test/')
    make('0.1.0-two', 'https://two.test/')
    expect(readFileSync(npmrc, 'utf8')).toBe(`@galo:registry=https://two.test/\n${own}`)
    expect(existsSync(join(again, 'packages'))).toBe(false)
    make('0.1.0-two')
    expect(readFileSync(npmrc, 'utf8')).toBe(own)
    const manifest = JSON.parse(readFileSync(join(again, APP, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    expect(manifest.dependencies['@galo/words']).toBe('0.1.0-two')
    expect(manifest.dependencies['react']).toMatch(/^\d+[.]/)
  })
})

describe.each(STORES)('Published from there to %s', (_kind, openStore) => {
  let store: AStore
  beforeEach(async () => {
    store = await openStore()
    environment = { ...store.environment, GALO_RELEASES: store.address }
  })
  afterEach(async () => {
    environment = {}
    await store.close()
  })

  /** The shell's squad has released one that gives this. */
  const releaseShell = async (gives: Release['extras']['takes']) => {
    const code = 'console.log("shell")'
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
    const directory = join(folder, 'shell')
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(directory, file)), { recursive: true })
      writeFileSync(join(directory, file), text)
    }
    write('dist/browser/entry.js', code)
    const { contracts } = built().extras
    const extras = { role: 'shell', folder: 'shell/1', entry: ['entry.js'], files: { 'entry.js': integrity } }
    write(
      'dist/release.json',
      JSON.stringify({
        url: '/order/assets/shell/1/entry.js',
        metadata: { integrity, version: '1' },
        deployment: { traffic: 100, default: true },
        extras: { ...extras, exposes: {}, pages: [], fragments: [], contracts, speaks: SPOKEN_BY_SHELL, gives },
      }),
    )
    const said: string[] = []
    const words = ['publish', 'shell', '--from', directory]
    expect([await runRelease(words, { environment, print: (line: string) => void said.push(line) }), said]).toEqual([
      0,
      expect.anything(),
    ])
  }
  const document = async () => JSON.parse(String(await store.read('releases.json'))) as ReleaseDocument

  it('is named with all its files, once however often', async () => {
    await releaseShell(built().extras.takes)
    const { metadata, extras } = built()
    expect(await publish()).toEqual({
      code: 0,
      text: expect.stringContaining(`${APP} ${metadata.version}`),
    })
    const { microFrontends } = await document()
    expect(Object.keys(microFrontends)).toEqual(['@galo/shell', `@galo/${APP}`])
    expect(microFrontends[`@galo/${APP}`]).toMatchObject([{ metadata, extras: { takes: extras.takes } }])
    expect(await store.names()).toEqual(
      expect.arrayContaining(Object.keys(extras.files).map((file) => `${extras.folder}/browser/${file}.br`)),
    )
    expect((await publish()).text).toContain('It is so already')
  }, 60_000)

  it('is refused where the shell that everybody has lacks a name it takes', async () => {
    const { '@galo/css': _none, ...gives } = built().extras.takes ?? {}
    await releaseShell(gives)
    expect(await publish()).toEqual({ code: 3, text: expect.stringContaining('@galo/css') })
    expect(Object.keys((await document()).microFrontends)).toEqual(['@galo/shell'])
  }, 60_000)

  it('is refused where it weighs more than its squad says it may', async () => {
    await releaseShell(built().extras.takes)
    const budgets = join(checkout, APP, 'budgets.json')
    const usual = readFileSync(budgets, 'utf8')
    writeFileSync(budgets, JSON.stringify({ ...(JSON.parse(usual) as object), 'menu.restaurant': 1 }))
    try {
      expect(await publish()).toEqual({ code: 3, text: expect.stringContaining('menu.restaurant') })
    } finally {
      writeFileSync(budgets, usual)
    }
    expect(await store.names()).not.toContainEqual(expect.stringMatching(`^${APP}/`))
  }, 60_000)
})
