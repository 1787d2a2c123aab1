import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures'
import type { OwnSite } from '../fixtures/own-site'
import { test } from '../fixtures/own-site-test'

const MENU = '/order/menu/deansgate?fulfilment=collection'
const RESULTS = '/order/search/results?q=M3+4LZ&lat=53.4775&lon=-2.2497&fulfilment=collection'

const NOTHING = 'Nothing can be collected just now'
const SHORT = 'Some of our chicken has run out today'

const turn = (request: APIRequestContext, site: OwnSite, key: string, isOn: boolean) =>
  request.put(`${site.platform}/console/api/flags/${key}`, { data: { isOn } })
/** As it is before any script runs. */
const firstHtml = async (request: APIRequestContext, site: OwnSite, path: string) =>
  (await request.get(`${site.uk}${path}`)).text()

// One after the other: they switch what everybody on their site sees.
test.describe.configure({ mode: 'serial' })
test.afterEach(async ({ request, site }) => {
  for (const key of ['collect-unavailable', 'chicken-availability-banner']) await turn(request, site, key, false)
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

  test('stands above the dishes of a menu that sells what is left', async ({
    page,
    request,
    site,
    expectAccessible,
  }) => {
    await turn(request, site, 'chicken-availability-banner', true)
    await expect.poll(() => firstHtml(request, site, MENU)).toContain(SHORT)
    await page.goto(MENU)
    await expect(page.getByText(SHORT)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    await expectAccessible()
  })
})

test.describe('A link with flags', () => {
  test('switches them on the first HTML of this visitor’s pages and of nobody else’s, says so, and lets it be undone', async ({
    page,
    request,
    site,
    browser,
    expectAccessible,
  }) => {
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
    await page
      .getByRole('link', { name: /^See the menu/ })
      .first()
      .click()
    await expect(page.getByText(SHORT)).toBeVisible()

    await sign.getByRole('link', { name: 'Back to what everybody sees' }).click()
    await expect(page).toHaveURL(/\/order\/menu\/[^?]+\?fulfilment=collection$/)
    await expect(sign).toHaveCount(0)
    await expect(page.getByText(SHORT)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  })

  test('that knows none of them, or names the market it is in, is the page it leads to', async ({ page, site }) => {
    await page.goto('/order/search?market=UK')
    await expect(page).toHaveURL(`${site.uk}/order/search`)
    await page.goto('/order/search?ff=no-such-flag')
    await expect(page.getByRole('complementary', { name: 'Flags set by hand' })).toHaveCount(0)
  })
})
