import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { saidNo } from '../bench/src/said-no'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { meetEach } from '../fixtures/failure-table'
import { pathOf, REMOTES, type RemoteUnderTest } from '../fixtures/remotes'
import { liveServerBuild } from '../fixtures/release-folder'
import { runSecondSite } from '../fixtures/second-site'

const [search, menu] = REMOTES

/** Each page of the real build draws, or loads, by this instead. */
const withPages = (name: string, change: string) => `${liveServerBuild(name)}
  ;{ const { pages, ...rest } = module.exports; module.exports = { ...rest, pages: pages.map((page) => ({ ...page, ${change} })) } }`
const drawing = (what: string) => (name: string) => withPages(name, `Page: () => { ${what}; return null }`)
const FILL = 'const kept = []; for (;;) kept.push(new Uint8Array(32 << 20).fill(1))'

/** What a squad may release for the server. */
const SERVER_BUILDS: Readonly<Record<string, (name: string) => string>> = {
  'is a web page': () => '<!doctype html><title>Sorry</title>',
  'stops half-way': (name) => liveServerBuild(name).slice(0, liveServerBuild(name).length / 2),
  'throws at load': () => "throw new Error('at load')",
  'throws at render': drawing("throw new Error('in render')"),
  'throws later': drawing("setTimeout(() => { throw new Error('later') })"),
  'ends its process': drawing('process.exit(1)'),
  'hangs at load': () => 'for (;;) {}',
  'loops at render': drawing('for (;;) {}'),
  'loops in its loader': (name) => withPages(name, 'load: () => { for (;;) {} }'),
  'never gets its data': (name) => withPages(name, 'load: () => new Promise(() => {})'),
  'eats native memory': drawing(FILL),
}
/** A page whose server build can't be had comes without its contents by then: the frame has its deadline, and a machine that is busy its delays. */
const FRAME_WITHIN_S = 8
/** A browser has finished it by then. */
const SOON = { timeout: 30_000 }

const timed = async <T>(what: () => Promise<T>) => {
  const began = Date.now()
  const answer = await what()
  return { answer, seconds: (Date.now() - began) / 1_000 }
}

test.describe.configure({ mode: 'default', timeout: 240_000 })

test.describe('What visitors are given and can not work', () => {
  const site = runSecondSite(() => {}, { RENDER_MEMORY_MB: '800' })
  const get = async (path: string) => {
    const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(20_000) })
    return { status: answer.status, html: await answer.text() }
  }
  const isGiven = (remote: RemoteUnderTest, version: string) => async () =>
    (await get(pathOf(remote))).html.includes(version)
  /** Something that only a whole page has, drawn by the server. */
  const elsewhere = (remote: RemoteUnderTest) => (remote === search ? menu : search) as RemoteUnderTest
  let count = 0

  for (const [what, build] of Object.entries(SERVER_BUILDS))
    test(
      `a server build that ${what} costs its own pages their contents and no other page anything`,
      { tag: '@proof' },
      async ({ browser }, info) => {
        const meet = async (remote: RemoteUnderTest) => {
          const version = `0.0.${(count += 1)}-bad`
          const takeBack = site.releases.goLive(remote.name, version, { server: build(remote.name) })
          try {
            await expect.poll(isGiven(remote, version), { message: 'it is given', timeout: 20_000 }).toBe(true)
            const { answer, seconds } = await timed(() => get(pathOf(remote)))
            expect(answer.status, 'its page').toBe(200)
            expect(answer.html, 'the frame').toContain('galo-visit')
            expect(seconds, 'the frame is there soon').toBeLessThan(FRAME_WITHIN_S)
            const other = elsewhere(remote)
            const beside = get(pathOf(remote))
            expect((await get(pathOf(other))).html, 'another page is whole').toMatch(other.shows)
            await beside
            const context = await browser.newContext({ baseURL: site.url, storageState: saidNo() })
            try {
              const page = await context.newPage()
              await page.goto(pathOf(remote), { waitUntil: 'commit' })
              await expect(page.getByRole('main').getByText(remote.shows).first(), 'browsers finish it').toBeVisible(
                SOON,
              )
            } finally {
              await context.close()
            }
            return seconds
          } finally {
            takeBack()
            await expect.poll(isGiven(remote, version), { timeout: 20_000 }).toBe(false)
          }
        }
        const wrongs = await meetEach(info, { fault: `server build ${what}`, way: 'first', meet })
        expect(wrongs).toEqual([])
      },
    )

  const DOCUMENTS: Readonly<Record<string, (path: string, good: string) => void>> = {
    'is missing': (path) => rmSync(path),
    'is a web page': (path) => writeFileSync(path, '<!doctype html><title>Sorry</title>'),
    'is empty': (path) => writeFileSync(path, ''),
    'stops half-way': (path, good) => writeFileSync(path, good.slice(0, good.length / 2)),
    'names nothing': (path) => writeFileSync(path, '{"schema":"x","microFrontends":[]}'),
    hangs: (path) => {
      rmSync(path)
      execFileSync('mkfifo', [path])
    },
  }
  for (const [what, spoil] of Object.entries(DOCUMENTS))
    test(
      `a release document that ${what} changes nothing, and the next good one is followed`,
      inTheProofUnless(what === 'is missing'),
      async ({}, info) => {
        const file = join(site.releases.path, 'releases.json')
        const good = readFileSync(file, 'utf8')
        spoil(file, good)
        // So long that the site has looked at it.
        await new Promise((looked) => setTimeout(looked, 1_500))
        const meet = async (remote: RemoteUnderTest) => {
          const { answer, seconds } = await timed(() => get(pathOf(remote)))
          expect(answer.status).toBe(200)
          expect(answer.html).toContain(site.releases.versionOf(remote.name))
          return seconds
        }
        const wrongs = await meetEach(info, { fault: `document ${what}`, way: 'first', meet })
        rmSync(file, { force: true })
        writeFileSync(file, good)
        const version = `0.0.${(count += 1)}-good`
        const takeBack = site.releases.goLive('mfe-search', version, { server: liveServerBuild('mfe-search') })
        await expect.poll(isGiven(search as RemoteUnderTest, version), { timeout: 20_000 }).toBe(true)
        takeBack()
        await expect.poll(isGiven(search as RemoteUnderTest, version), { timeout: 20_000 }).toBe(false)
        expect(wrongs).toEqual([])
      },
    )
})
