import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { saidNo } from '../bench/src/said-no'
import { UNKNOWN_TO_THE_PROVIDER } from '../fixtures/complaints'
import { release } from '../fixtures/release-tool'
import { rewordedBuild, type RewordedBuild } from '../fixtures/reworded-build'
import { runSecondSite } from '../fixtures/second-site'

const OLD = 'Ten tiles to a whole chicken'
const NEW = 'Ten tiles to a chicken, whole'
const CARD = '/card/about'
/** With an even chance for each, all of them are given the same once in half a million times. */
const MOST_VISITORS = 20

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('A second release of the card pages', () => {
  const site = runSecondSite()
  let build: RewordedBuild
  test.beforeAll(() => void (build = rewordedBuild('mfe-account', OLD, NEW)))
  test.afterAll(() => build.remove())

  const tool = (...words: readonly string[]) => release(site.releases.path, ...words)
  /** Somebody else's browser. */
  const visit = async (browser: Browser) => {
    const context = await browser.newContext({ baseURL: site.url, storageState: saidNo() })
    const page = await context.newPage()
    await page.goto(CARD)
    await expect(heading(page)).toBeVisible()
    return { page, words: await heading(page).textContent() }
  }
  /** Until each of both was somebody's. */
  const visitors = async (browser: Browser) => {
    const seen = new Map<string | null, Page>()
    for (let count = 0; count < MOST_VISITORS && seen.size < 2; count += 1) {
      const { page, words } = await visit(browser)
      if (seen.has(words)) await page.context().close()
      else seen.set(words, page)
    }
    return seen
  }

  test('is given to nobody, to half, each for a whole visit, to everybody, and to nobody again, whose tabs live on', async ({
    browser,
    complaints,
  }) => {
    test.slow()
    complaints.expectAny(UNKNOWN_TO_THE_PROVIDER)
    /** What somebody is given who comes without a key. */
    const given = async () => ((await (await fetch(site.url + CARD)).text()).includes(build.version) ? NEW : OLD)

    await tool('publish', 'mfe-account', '--from', build.path)
    expect(await tool('status')).toMatch(new RegExp(`0 %  ${build.version}`))
    expect(await given()).toBe(OLD)

    await tool('route', 'mfe-account', build.version, '--share', '50')
    await expect.poll(given, { intervals: [100], timeout: 20_000 }).toBe(NEW)
    const seen = await visitors(browser)
    expect([...seen.keys()].toSorted()).toEqual([NEW, OLD].toSorted())
    for (const [words, page] of seen) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /start page/ })
        .click()
      await expect(page.getByRole('combobox')).toBeVisible()
      await page.goto('/order/search')
      await page.goto(CARD)
      await expect(heading(page)).toHaveText(words ?? '')
      await page.reload()
      await expect(heading(page)).toHaveText(words ?? '')
    }

    await tool('promote', 'mfe-account', build.version)
    const [old, open] = [seen.get(OLD), seen.get(NEW)]
    if (old === undefined || open === undefined) throw new Error('one of both was given to nobody')
    const afterReload = async () => {
      await old.reload()
      return heading(old).textContent()
    }
    await expect.poll(afterReload, { timeout: 20_000 }).toBe(NEW)

    await tool('rollback', 'mfe-account')
    await expect.poll(given, { timeout: 20_000 }).toBe(OLD)
    // Code that this tab has not asked for yet, of a release that nobody is given any more.
    const asked = open.waitForResponse((answer) => answer.url().includes('/assets/mfe-account/'))
    await open.getByRole('contentinfo').getByRole('link', { name: 'Lost my card', exact: true }).click()
    expect((await asked).status()).toBe(200)
    await expect(open).toHaveURL(/\/card\/lost$/)
    await expect(heading(open)).not.toHaveText(NEW)
    await open.goBack()
    await expect(heading(open)).toHaveText(NEW)
    await open.reload()
    await expect(heading(open)).toHaveText(OLD)

    const history = await tool('history')
    for (const what of ['published', '0 → 50 %', 'is everybody', '100 → 0 %']) expect(history).toContain(what)
  })
})
