import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { expect, test } from '../fixtures'
import { saidNo } from '../bench/src/said-no'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { followLink } from '../bench/src/follow-link'
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

  /** Lives while this release is the one that is given. */
  const giving = async <T>(remote: RemoteUnderTest, server: string, meet: () => Promise<T>) => {
    const version = `0.0.${(count += 1)}-bad`
    const takeBack = site.releases.goLive(remote.name, version, { server })
    try {
      await expect.poll(isGiven(remote, version), { message: 'it is given', timeout: 20_000 }).toBe(true)
      return await meet()
    } finally {
      takeBack()
      await expect.poll(isGiven(remote, version), { timeout: 20_000 }).toBe(false)
    }
  }
  /** By address, or from another page; answers the seconds until a browser has all of it. */
  const finish = async (browser: Browser, remote: RemoteUnderTest, way: 'first' | 'hop') => {
    const context = await browser.newContext({ baseURL: site.url, storageState: saidNo() })
    try {
      const page = await context.newPage()
      if (way === 'hop') {
        await page.goto(pathOf(elsewhere(remote)), { waitUntil: 'commit' })
        await page.waitForLoadState('networkidle')
      }
      const whole = page.getByRole('main').getByText(remote.shows).first()
      const { seconds } = await timed(async () => {
        if (way === 'hop') await followLink(page, pathOf(remote))
        else await page.goto(pathOf(remote), { waitUntil: 'commit' })
        await expect(whole, 'browsers finish it').toBeVisible(SOON)
      })
      return seconds
    } finally {
      await context.close()
    }
  }

  for (const [what, build] of Object.entries(SERVER_BUILDS)) {
    test(
      `a server build that ${what} costs its own pages their contents until browsers have finished them, and no other page anything`,
      { tag: '@proof' },
      async ({ browser }, info) => {
        const meet = (remote: RemoteUnderTest) =>
          giving(remote, build(remote.name), async () => {
            const { answer, seconds } = await timed(() => get(pathOf(remote)))
            expect(answer.status, 'its page').toBe(200)
            expect(answer.html, 'the frame').toContain('galo-visit')
            expect(seconds, 'the frame is there soon').toBeLessThan(FRAME_WITHIN_S)
            const other = elsewhere(remote)
            const beside = get(pathOf(remote))
            expect((await get(pathOf(other))).html, 'another page is whole').toMatch(other.shows)
            await beside
            return finish(browser, remote, 'first')
          })
        expect(await meetEach(info, { fault: `server build ${what}`, way: 'first', meet })).toEqual([])
      },
    )
    test(
      `a page whose server build ${what} is had from another page all the same`,
      { tag: '@proof' },
      async ({ browser }, info) => {
        const meet = (remote: RemoteUnderTest) =>
          giving(remote, build(remote.name), () => finish(browser, remote, 'hop'))
        expect(await meetEach(info, { fault: `server build ${what}`, way: 'hop', meet })).toEqual([])
      },
    )
  }

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
      async ({ browser }, info) => {
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
        const fault = `document ${what}`
        const wrongs = [
          ...(await meetEach(info, { fault, way: 'first', meet })),
          ...(await meetEach(info, { fault, way: 'hop', meet: (remote) => finish(browser, remote, 'hop') })),
        ]
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
