import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { withConnection } from '../fixtures/connection'
import { holdCode } from '../fixtures/held-code'
import { PLACES, resultsOf } from '../fixtures/journey'

/** Code and data of pages that are asked for from now on; what a page that stands brings for later is not among them. */
const asksFrom = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/remoteEntry|expose_(menu|search)\.|\/order\/api\/page/.test(pathname)) asked.push(pathname)
  })
  return asked
}

const isOfMenu = (path: string) => path.includes('/mfe-menu/') || path.endsWith('/api/page')

test.describe('The next page', () => {
  test('is there when the first restaurant is pressed: nothing is asked for any more', async ({ page, market }) => {
    await page.goto(resultsOf(market))
    const brought = page.waitForResponse((response) => response.url().includes('/order/api/page'))
    await (await brought).finished()
    await page.waitForLoadState('networkidle')
    const asked = asksFrom(page)
    await page
      .getByRole('link', { name: /order from here|see the menu/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/order\/menu\//)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(asked.filter(isOfMenu)).toEqual([])
  })

  for (const [who, connection] of [
    ['who saves data', { saveData: true, effectiveType: '4g' }],
    ['a slow line', { saveData: false, effectiveType: '2g' }],
  ] as const)
    test(
      `is not brought ahead for ${who}, however long they look and point`,
      inTheProofUnless(connection.saveData),
      async ({ page, market }) => {
        await withConnection(page, connection)
        const asked = asksFrom(page)
        await page.goto(resultsOf(market))
        await page.waitForLoadState('networkidle')
        const link = page.getByRole('link', { name: /order from here|see the menu/i }).first()
        await link.hover()
        await link.focus()
        await page.waitForTimeout(1_000)
        expect(asked.filter(isOfMenu)).toEqual([])
        await link.click()
        await expect(page).toHaveURL(/\/order\/menu\//)
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      },
    )
})

test.describe('Going back', () => {
  test('shows the list as it was left, at its place, and asks for nothing', async ({ page, market }) => {
    await page.goto(resultsOf(market))
    await page.waitForLoadState('networkidle')
    const links = page.getByRole('link', { name: /order from here|see the menu/i })
    const words = page.getByRole('combobox')
    await words.fill('half an address')
    // What is said of it stands above the list, and moves it.
    await expect(
      page
        .getByRole('search')
        .getByText(/^Nothing found/)
        .first(),
    ).toBeVisible()
    await links.nth(3).scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await links.nth(3).click()
    await expect(page).toHaveURL(/\/order\/menu\//)
    await expect(page.getByRole('heading', { name: 'Half chicken' }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1')).toHaveCount(1)
    const asked = asksFrom(page)
    await page.goBack()
    await expect(words).toHaveValue('half an address')
    await expect(links.nth(3)).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(asked.filter((path) => !path.includes('/mfe-account/'))).toEqual([])
  })

  test(
    'from a menu that was reloaded shows the list, also to who goes before its code is here',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.goto(resultsOf(market))
      const link = page.getByRole('link', { name: /order from here|see the menu/i }).first()
      await expect(link).toBeVisible()
      await page.waitForLoadState('networkidle')
      const title = await page.title()
      await link.click()
      await expect(page).toHaveURL(/\/order\/menu\//)
      await expect(page.getByRole('heading', { name: 'Half chicken' }).first()).toBeVisible()
      const letCodeCome = await holdCode(page)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: 'Half chicken' }).first()).toBeVisible()
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL(/\/order\/search\/results/)
      letCodeCome()
      await expect(link).toBeVisible()
      await expect(page).toHaveTitle(title)
    },
  )

  test(
    'and forward again shows the menu where it was left, with the dish that was open',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.goto(resultsOf(market))
      await page.waitForLoadState('networkidle')
      await page
        .getByRole('link', { name: /order from here|see the menu/i })
        .first()
        .click()
      const dish = page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first()
      await dish.click()
      const sheet = page.getByRole('dialog', { name: 'Half chicken' })
      await expect(sheet).toBeVisible()
      await page.waitForLoadState('networkidle')
      const asked = asksFrom(page)
      await page.evaluate(() => history.go(-2))
      await expect(page).toHaveURL(/results/)
      await expect(sheet).toBeHidden()
      await page.evaluate(() => history.go(2))
      await expect(sheet).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/\/order\/menu\/[^?]+\?fulfilment=collection$/)
      expect(asked.filter(isOfMenu)).toEqual([])
    },
  )
})

test.describe('A picture on a card', () => {
  test.use({ deviceScaleFactor: 1.75, viewport: { width: 412, height: 823 } })

  test('is no larger than the screen holds', { tag: '@proof' }, async ({ page, market }) => {
    await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)
    const picture = page.getByRole('main').locator('img[src*="/media/items/"]').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-240\.avif$/)
  })
})
