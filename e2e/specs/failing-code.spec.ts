import type { Browser } from '@playwright/test'
import { expect, test } from '../fixtures'
import { saidNo } from '../bench/src/said-no'
import { meetEach } from '../fixtures/failure-table'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { followLink } from '../bench/src/follow-link'
import { pathOf, tryAgain, type RemoteUnderTest } from '../fixtures/remotes'
import { runSecondSite } from '../fixtures/second-site'

/** The real entry, of which each module comes as this makes of it. */
const giving = (name: string, source: string, module: string): string => {
  const container = name.replaceAll('-', '_')
  return `${source};{
    const real = ${container}
    ${container} = { init: real.init, get: (...asked) => Promise.resolve(real.get(...asked)).then((give) => () => { ${module} }) }
  }`
}
const THROWING_PAGE = `const all = give(), page = all.default
  return page.Page ? { ...all, default: { ...page, Page: () => { throw new Error('in render') } } } : all`

/** What a squad may release for browsers: whole, of the right hash, and good for nothing. */
const CODE: Readonly<Record<string, (name: string, source: string) => string>> = {
  'entry throws': () => "throw new Error('at load')",
  'page throws at load': (name, source) => giving(name, source, "throw new Error('at load')"),
  'page throws at render': (name, source) => giving(name, source, THROWING_PAGE),
}
const WAYS = ['first', 'hop'] as const
const IN_THE_SLICE = ['page throws at load first', 'page throws at render hop']
const SOON = { timeout: 30_000 }

test.describe.configure({ mode: 'default', timeout: 300_000 })

test.describe('Code that comes as it was released and is of no use', () => {
  const site = runSecondSite(() => {}, { RENDER_FIRST_BYTE_MS: '20000', RENDER_LOADER_MS: '20000' })
  let count = 0
  const isGiven = (remote: RemoteUnderTest, version: string) => async () =>
    (await (await fetch(site.url + pathOf(remote))).text()).includes(version)

  const meet = async (browser: Browser, what: string, way: (typeof WAYS)[number], remote: RemoteUnderTest) => {
    const version = `0.0.${(count += 1)}-bad`
    const takeBack = site.releases.goLive(remote.name, version, {
      entry: (source) => CODE[what]?.(remote.name, source) ?? source,
    })
    const context = await browser.newContext({ baseURL: site.url, storageState: saidNo() })
    try {
      await expect.poll(isGiven(remote, version), { message: 'it is given', timeout: 20_000 }).toBe(true)
      const page = await context.newPage()
      const retry = page.getByRole('button', { name: 'Try again' }).locator('visible=true')
      if (way === 'hop') {
        await page.goto(remote.name === 'mfe-account' ? '/order/search' : '/card/about', { waitUntil: 'commit' })
        await page.waitForLoadState('networkidle')
      }
      const began = Date.now()
      if (way === 'first') await page.goto(pathOf(remote), { waitUntil: 'commit' })
      const loaded = await page.evaluate(() => performance.timeOrigin)
      if (way === 'hop') await followLink(page, pathOf(remote))
      await expect(retry.first(), 'a way on is offered').toBeVisible(SOON)
      const seconds = (Date.now() - began) / 1_000
      const home = page.getByRole('banner').getByRole('link', { name: /start page/ })
      await expect(home, 'the header leads on').toBeVisible()

      takeBack()
      await expect.poll(isGiven(remote, version), { message: 'it is taken back', timeout: 20_000 }).toBe(false)
      await tryAgain(page)
      await expect(retry, 'Try again brings the other release').toHaveCount(0, SOON)
      await expect(page.getByRole('main').getByText(remote.shows).first(), 'the page is whole').toBeVisible(SOON)
      await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0)
      expect(await page.evaluate(() => performance.timeOrigin), 'nothing was loaded anew').toBe(loaded)
      return seconds
    } finally {
      takeBack()
      await context.close()
    }
  }

  for (const what of Object.keys(CODE))
    for (const way of WAYS)
      test(
        `${what}, ${way === 'first' ? 'on the way in' : 'within the site'}: each remote’s page offers a way on, and once it is rolled back Try again brings the other release without a reload`,
        inTheProofUnless(IN_THE_SLICE.includes(`${what} ${way}`)),
        async ({ browser }, info) => {
          const wrongs = await meetEach(info, {
            fault: what,
            way,
            meet: (remote) => meet(browser, what, way, remote),
          })
          expect(wrongs).toEqual([])
        },
      )
})
