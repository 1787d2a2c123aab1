import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import type { OwnSite } from '../fixtures/own-site'
import { test } from '../fixtures/own-site-test'

const MENU = '/order/menu/deansgate?fulfilment=collection'
const CARD = '/card/about'
const RESULTS = '/order/search/results?q=M3+4LZ&lat=53.4775&lon=-2.2497&fulfilment=collection'

const NOTHING = 'Nothing can be collected just now'
const SHORT = 'Some of our chicken has run out today'

/** A test of words on the page about the card, what its arms say, and visitors who are in them: where the platform puts them by their key. */
const TEST = 'join-loyalty-marketing'
const PLAIN = 'Where to get one'
const WARM = 'Your wall starts with one tile'
const VISITOR = {
  ab_variant: '00000000-0000-4000-8000-000000000004',
  ab_control: '00000000-0000-4000-8000-000000000006',
} as const

const turn = (request: APIRequestContext, site: OwnSite, key: string, isOn: boolean) =>
  request.put(`${site.platform}/console/api/flags/${key}`, { data: { isOn } })
/** What somebody says about cookies, wherever they are asked. */
const say = (page: Page, site: OwnSite, choice: 'accept' | 'reject') =>
  page.request.post(`${site.uk}/order/api/consent`, { form: { choice } })
/** As it is before any script runs. */
const firstHtml = async (request: APIRequestContext, site: OwnSite, path: string) =>
  (await request.get(`${site.uk}${path}`)).text()

/** Somebody has touched the page, and by now it asks by itself what is switched. */
const followed = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  const asked = page.waitForResponse('**/order/api/flags', { timeout: 20_000 })
  await page.keyboard.press('Shift')
  await asked
}
/** Somebody comes back to the tab: the page asks at once. */
const comeBack = async (page: Page) => {
  const asked = page.waitForResponse('**/order/api/flags')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked
}

// One after the other: they switch what everybody on their site sees.
test.describe.configure({ mode: 'serial' })
test.afterEach(async ({ request, site }) => {
  for (const key of ['collect-unavailable', 'chicken-availability-banner', TEST]) await turn(request, site, key, false)
  await turn(request, site, 'join-loyalty', true)
})

test.describe('What is switched at the console', () => {
  test('is in the first HTML of the next page, and nothing is put into a basket that nobody can collect', async ({
    page,
    request,
    site,
    expectAccessible,
  }) => {
    expect(await firstHtml(request, site, MENU)).not.toContain(NOTHING)
    await turn(request, site, 'collect-unavailable', true)
    await expect.poll(() => firstHtml(request, site, MENU)).toContain(NOTHING)

    await page.goto(MENU)
    await expect(page.getByText(NOTHING)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
    await expectAccessible()
    await page.goto(RESULTS)
    await expect(page.getByText(NOTHING)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Order from here/ })).toHaveCount(0)
    await expectAccessible()

    await turn(request, site, 'collect-unavailable', false)
    await expect.poll(() => firstHtml(request, site, MENU)).not.toContain(NOTHING)
    await page.goto(MENU)
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  })

  test(
    'stands above the dishes of a menu that sells what is left',
    { tag: '@proof' },
    async ({ page, request, site, expectAccessible }) => {
      await turn(request, site, 'chicken-availability-banner', true)
      await expect.poll(() => firstHtml(request, site, MENU)).toContain(SHORT)
      await page.goto(MENU)
      await expect(page.getByText(SHORT)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
      await expectAccessible()
    },
  )

  test(
    'takes the invitation from the page about the card, which goes on saying what it is',
    { tag: '@proof' },
    async ({ page, request, site }) => {
      expect(await firstHtml(request, site, CARD)).toContain(PLAIN)
      await turn(request, site, 'join-loyalty', false)
      await expect.poll(() => firstHtml(request, site, CARD)).not.toContain(PLAIN)
      await page.goto(CARD)
      await expect(page.getByRole('heading', { level: 1, name: /tiles/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: PLAIN })).toHaveCount(0)
    },
  )

  test(
    'reaches a page that stands without a load, and nothing changes under a hand',
    { tag: '@proof' },
    async ({ page, request, site }) => {
      await page.goto(MENU)
      await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
      await followed(page)
      await page.mouse.move(4, 400)
      await page.mouse.down()
      await turn(request, site, 'chicken-availability-banner', true)
      await expect.poll(() => firstHtml(request, site, MENU)).toContain(SHORT)
      await comeBack(page)
      await page.evaluate(() => new Promise((passed) => setTimeout(passed, 1_500)))
      await expect(page.getByText(SHORT)).toHaveCount(0)
      await page.mouse.up()
      await expect(page.getByText(SHORT)).toBeVisible()
      await expect(page.locator('[data-same-page]')).toHaveCount(1)
    },
  )
})

test.describe('A test with two arms', () => {
  test(
    'knows nobody who has not said yes to counting, keeps the arm of who has, and forgets them when they take it back',
    { tag: '@proof' },
    async ({ page, context, request, site }) => {
      const kept = async () =>
        (await context.cookies(site.uk)).filter(({ name }) => /^galo_(visitor|ab)/.test(name)).map(({ name }) => name)
      await turn(request, site, TEST, true)
      await page.goto(MENU)
      await followed(page)
      expect(await kept()).toEqual([])
      await say(page, site, 'accept')
      await comeBack(page)
      expect((await kept()).sort()).toEqual(['galo_ab_uk', 'galo_visitor_uk'])
      const [before] = await context.cookies(site.uk).then((all) => all.filter(({ name }) => name === 'galo_ab_uk'))
      expect(decodeURIComponent(before?.value ?? '')).toMatch(/^join-loyalty-marketing:ab_(control|variant)$/)
      await comeBack(page)
      const [after] = await context.cookies(site.uk).then((all) => all.filter(({ name }) => name === 'galo_ab_uk'))
      expect(after?.value).toBe(before?.value)
      await say(page, site, 'reject')
      await comeBack(page)
      expect(await kept()).toEqual([])
    },
  )

  test(
    'is a page in other words for who is in its one arm, from the first HTML on, and for nobody else',
    { tag: '@proof' },
    async ({ page, context, request, site, expectAccessible }) => {
      const words = () => firstHtml(page.request, site, CARD)
      await turn(request, site, TEST, true)
      expect(await words()).toContain(PLAIN)
      for (const [arm, shown, hidden] of [
        ['ab_variant', WARM, PLAIN],
        ['ab_control', PLAIN, WARM],
      ] as const) {
        await say(page, site, 'accept')
        await context.addCookies([{ name: 'galo_visitor_uk', value: VISITOR[arm], url: site.uk }])
        await page.goto(CARD)
        await followed(page)
        await expect.poll(words).toContain(shown)
        // As the server drew it, so it stays.
        await page.goto(CARD, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { name: shown })).toBeVisible()
        await expect(page.getByRole('heading', { name: hidden })).toHaveCount(0)
        await expectAccessible()
        await say(page, site, 'reject')
        expect(await words()).toContain(PLAIN)
      }
    },
  )
})

test.describe('A link with flags', () => {
  test(
    'switches them on the first HTML of this visitor’s pages and of nobody else’s, says so, and lets it be undone',
    { tag: '@proof' },
    async ({ page, request, site, browser, expectAccessible }) => {
      await page.goto(`${MENU}&ff=chicken-availability-banner,collect-unavailable,no-such-flag`)
      await expect(page).toHaveURL(`${site.uk}${MENU}`)
      const sign = page.getByRole('complementary', { name: 'Flags set by hand' })
      await expect(sign).toContainText('chicken-availability-banner, collect-unavailable')
      await expect(sign).not.toContainText('no-such-flag')
      await expect(page.getByText(SHORT)).toBeVisible()
      await expect(page.getByText(NOTHING)).toBeVisible()
      await expectAccessible()
      expect(await firstHtml(page.request, site, MENU)).toContain(SHORT)

      // Somebody beside them, and a press that asks the site for a page's data.
      expect(await firstHtml(request, site, MENU)).not.toContain(SHORT)
      const other = await browser.newPage()
      await other.goto(`${site.uk}${RESULTS}`)
      await expect(other.getByText(NOTHING)).toHaveCount(0)
      await other.close()
      await page.goto(RESULTS)
      await expect(page.getByText(NOTHING)).toBeVisible()
      const toMenu = page.getByRole('link', { name: /^See the menu/ }).first()
      await untilAlive(toMenu)
      await toMenu.click()
      await page.getByRole('dialog', { name: NOTHING }).getByRole('link', { name: 'See the menu' }).click()
      await expect(page.getByText(SHORT)).toBeVisible()

      await sign.getByRole('link', { name: 'Back to what everybody sees' }).click()
      await expect(page).toHaveURL(/\/order\/menu\/[^?]+\?fulfilment=collection$/)
      await expect(sign).toHaveCount(0)
      await expect(page.getByText(SHORT)).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    },
  )

  test(
    'that knows none of them, or names the market it is in, is the page it leads to',
    { tag: '@proof' },
    async ({ page, site }) => {
      await page.goto('/order/search?market=UK')
      await expect(page).toHaveURL(`${site.uk}/order/search`)
      await page.goto('/order/search?ff=no-such-flag')
      await expect(page.getByRole('complementary', { name: 'Flags set by hand' })).toHaveCount(0)
    },
  )
})
