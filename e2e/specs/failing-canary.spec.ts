import type { Browser } from '@playwright/test'
import { DEVELOPMENT_SECRETS } from '@galo/domain/environment'
import { expect, test } from '../fixtures'
import { saidNo } from '../bench/src/said-no'
import { addCombo, openMenu } from '../fixtures/journey'
import { releaseWith } from '../fixtures/release-tool'
import { rewordedBuild, type RewordedBuild } from '../fixtures/reworded-build'
import { runSecondSite } from '../fixtures/second-site'

const CARD = '/card/about'
const HEADING = 'Ten tiles to a whole chicken'
/** Good on the server, and thrown by every browser that loads it: what no check of a build sees. */
const THROWS = `(typeof window==="undefined"?"${HEADING}":(()=>{throw new Error("This release throws in browsers")})())`
/** So many of each release say more than chance does. */
const CROWD = 24
/** With an even chance, all of these are given the good one once in a million times. */
const MOST_VISITORS = 20

test.describe('A release that throws for those who are given it', () => {
  const site = runSecondSite()
  let build: RewordedBuild
  test.beforeAll(() => void (build = rewordedBuild('mfe-account', JSON.stringify(HEADING), THROWS)))
  test.afterAll(() => build.remove())

  const tool = (...words: readonly string[]) =>
    releaseWith({ GALO_CLIENT_SECRET: DEVELOPMENT_SECRETS.GALO_CLIENT_SECRET }, site.releases.path, ...words)
  /** A visit without a browser: what it was given, and its key. */
  const visit = async () => {
    const answer = await fetch(site.url + CARD)
    const [cookie = ''] = (answer.headers.getSetCookie().find((line) => line.includes('galo_visit=')) ?? '').split(';')
    return { cookie, isTried: (await answer.text()).includes(build.version) }
  }
  /** What a browser tells of it, as the one of this journey did. */
  const tell = (cookie: string, lines: string) =>
    fetch(`${site.url}/order/api/log`, { method: 'POST', headers: { cookie, origin: site.url }, body: lines })

  /** Somebody with food in their basket whom the new release was given. */
  const somebodyTried = async (browser: Browser) => {
    for (let count = 0; count < MOST_VISITORS; count += 1) {
      const context = await browser.newContext({ baseURL: site.url, storageState: saidNo() })
      const page = await context.newPage()
      const answer = await page.request.get(CARD)
      if ((await answer.text()).includes(build.version)) return page
      await context.close()
    }
    throw new Error('nobody was given the new one')
  }

  test('is spared whom it failed, loses nobody’s food, and is stopped by what the site has counted', async ({
    browser,
  }) => {
    test.slow()
    await tool('publish', 'mfe-account', '--from', build.path)
    await tool('route', 'mfe-account', build.version, '--share', '50')
    await expect.poll(async () => (await visit()).isTried, { intervals: [100], timeout: 20_000 }).toBe(true)

    const page = await somebodyTried(browser)
    await openMenu(page, 'UK')
    await addCombo(page)
    const told = page.waitForRequest(
      (request) => request.url().endsWith('/order/api/log') && (request.postData() ?? '').includes('mfe-account'),
    )
    await page.goto(CARD)
    // What the server drew stays readable.
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
    const lines = (await told).postData() ?? ''
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0)
    expect(await page.content()).not.toContain(build.version)
    await openMenu(page, 'UK')
    await expect(page.getByText('Half chicken').first()).toBeVisible()

    const seen = { tried: 0, everybodys: 0 }
    while (seen.tried < CROWD || seen.everybodys < CROWD) {
      const { cookie, isTried } = await visit()
      seen[isTried ? 'tried' : 'everybodys'] += 1
      if (isTried) expect((await tell(cookie, lines)).status).toBe(204)
    }
    const half = new RegExp(`50 %  ${build.version}`)
    expect(await tool('status')).toMatch(half)
    await tool('heal', '--site', site.url)
    expect(await tool('status')).not.toMatch(half)
    expect(await tool('history')).toMatch(/stopped/)
    const givenTo = async () => (await Promise.all(Array.from({ length: 10 }, visit))).some(({ isTried }) => isTried)
    await expect.poll(givenTo, { timeout: 20_000 }).toBe(false)
  })
})
