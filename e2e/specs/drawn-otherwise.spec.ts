import { expect, test } from '../fixtures'
import { release } from '../fixtures/release-tool'
import { rewordedBuild, type RewordedBuild } from '../fixtures/reworded-build'
import { runSecondSite } from '../fixtures/second-site'

const SERVERS = 'Ten tiles to a whole chicken'
const BROWSERS = 'Ten tiles to a chicken, whole'
const CARD = '/card/about'

test.describe('A release that is tried and draws otherwise in the browser than on the server', () => {
  const site = runSecondSite()
  let build: RewordedBuild
  test.beforeAll(() => void (build = rewordedBuild('mfe-account', SERVERS, BROWSERS, false)))
  test.afterAll(() => build.remove())

  const tool = (...words: readonly string[]) => release(site.releases.path, ...words)
  const given = async (cookie = '') => (await fetch(site.url + CARD, { headers: { cookie } })).text()
  /** Of how many visits with it the site has heard that it failed. */
  const failed = async () => {
    const answer = await fetch(`${site.url}/health/releases`, {
      headers: { 'x-client-secret': 'development-client-secret' },
    })
    const counts = (await answer.json()) as Record<string, Record<string, { failed: number }>>
    return counts['mfe-account']?.[build.version]?.failed
  }

  test('is shown as the browser draws it, counted as failed, and given to that visitor no more', async ({
    page,
    complaints,
  }) => {
    complaints.expectAny(/Minified React error #418|status of 404/)
    await tool('publish', 'mfe-account', '--from', build.path)
    await tool('route', 'mfe-account', build.version, '--share', '99')
    await expect.poll(() => given(), { timeout: 20_000 }).toContain(build.version)

    await expect(async () => {
      await page.context().clearCookies({ name: /galo_visit/ })
      await page.goto(site.url + CARD)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(BROWSERS, { timeout: 5_000 })
    }).toPass()
    await expect.poll(failed, { timeout: 20_000 }).toBe(1)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVERS)
    expect(await page.content()).not.toContain(build.version)
  })
})
