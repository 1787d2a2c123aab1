import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { releaseSchema } from '@galo/contracts/release'
import { STORES } from '@galo/testing/stores'
import { saidNo } from '../bench/src/said-no'
import { expect, test } from '../fixtures'
import { openMenu } from '../fixtures/journey'
import { copyReleases } from '../fixtures/release-folder'
import { startSecondBff } from '../fixtures/second-bff'

const HOUSE = new URL('../../', import.meta.url).pathname
const APP = 'mfe-menu'
const [DISHES, NEW_DISHES] = ['Search the menu', 'Find a dish']

/** Runs npm in a folder; rejects with what it said when it fails. */
const npmIn = async (
  cwd: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> => {
  // How much the house tries is its own affair, and so is how a terminal of ours looks.
  const { PROOF: _effort, FORCE_COLOR: _colour, ...environment } = process.env
  const { stdout, stderr } = await promisify(execFile)('npm', ['--silent', ...words], {
    cwd,
    env: { ...environment, NO_COLOR: '1', ...settings },
    maxBuffer: 1e8,
  })
  return `${stdout}${stderr}`
}

// What is installed is built, and what is built is published.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

test.describe('A repository that holds the menu alone, and packages', { tag: '@proof' }, () => {
  let folder: string
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'galo-own-'))
    await npmIn(HOUSE, ['run', 'new-checkout', APP, folder])
    await npmIn(folder, ['install', '--prefer-offline'])
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const npm = (...words: readonly string[]) => npmIn(folder, words)
  const built = () =>
    releaseSchema.parse(JSON.parse(readFileSync(join(folder, APP, 'dist/release.json'), 'utf8')) as unknown)

  test('builds the release that the house builds, to the byte', async () => {
    await npm('run', 'build')
    const inUse = copyReleases()
    expect(built().metadata.version).toBe(inUse.versionOf(APP))
    inUse.remove()
  })

  test('checks its types and passes its tests', async () => {
    await npm('run', 'types')
    expect(await npm('test', '--', '--maxWorkers=2')).toMatch(/Tests: +\d+ passed, \d+ total/)
  })

  test('has other words now, and builds another release', async () => {
    const before = built().metadata.version
    const words = join(folder, APP, 'src/features/menu-filters/menu-tools.words.ts')
    writeFileSync(words, readFileSync(words, 'utf8').replace(DISHES, NEW_DISHES))
    await npm('run', 'build')
    expect(built().metadata.version).not.toBe(before)
  })

  for (const [kind, openStore] of STORES)
    test(`publishes it to ${kind}, and a site that reads that shows it`, async ({ browser }) => {
      const store = await openStore()
      const inUse = copyReleases()
      const aside = mkdtempSync(join(tmpdir(), 'galo-site-'))
      const files = readdirSync(inUse.path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(inUse.path.length + 1))
      for (const file of files) await store.write(file, readFileSync(join(inUse.path, file)))
      inUse.remove()
      const release = (...words: readonly string[]) =>
        npmIn(folder, ['run', 'release', '--', ...words, '--store', store.address], store.environment)
      const site = await startSecondBff(store.address, {
        ...store.environment,
        GALO_RELEASES_CACHE: join(aside, 'builds'),
        GALO_RELEASES_KEPT: join(aside, 'kept'),
      })
      const context = await browser.newContext({ baseURL: site.url, storageState: saidNo() })
      try {
        const page = await context.newPage()
        await openMenu(page, 'UK')
        await expect(page.getByRole('searchbox', { name: DISHES })).toBeAttached()

        const { version } = built().metadata
        expect(await release('publish', APP, '--built')).toContain(`${APP} ${version}`)
        await release('promote', APP, version)
        const shown = async () => (await (await page.request.get('/order/menu/deansgate')).text()).includes(version)
        await expect.poll(shown, { timeout: 20_000 }).toBe(true)
        await openMenu(page, 'UK')
        await expect(page.getByRole('searchbox', { name: NEW_DISHES })).toBeAttached()
        expect(await page.content()).toContain(version)
      } finally {
        await context.close()
        await site.stop()
        await store.close()
        rmSync(aside, { recursive: true, force: true })
      }
    })
})
