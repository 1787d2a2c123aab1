import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { menuOf, openMenuAtRest, sectionTabs } from '../fixtures/menu-page'

/** Nobody presses what is gliding past: a press that begins on one tab and ends on the next is none. */
const barIsStill = async (page: Page) => {
  const place = () =>
    sectionTabs(page)
      .first()
      .evaluate((tab) => tab.getBoundingClientRect().left)
  await expect
    .poll(async () => {
      const before = await place()
      await page.waitForTimeout(100)
      return (await place()) === before
    })
    .toBe(true)
}

test.describe('The bar of sections', () => {
  test(
    'lights the section that was pressed, and puts its heading just under itself',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openMenuAtRest(page, market)
      const names = await sectionTabs(page).allInnerTexts()
      expect(names.length).toBeGreaterThan(8)
      for (const name of [...names].reverse()) {
        await barIsStill(page)
        await sectionTabs(page)
          .filter({ hasText: new RegExp(`^${name}$`) })
          .click()
        await expect(sectionTabs(page).and(page.locator('[aria-current]'))).toHaveText([name])
        const heading = page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })
        await expect(heading).toBeInViewport()
      }
      const heading = page.getByRole('main').getByRole('heading', { level: 2, name: names[0] ?? '', exact: true })
      await sectionTabs(page).nth(3).click()
      await sectionTabs(page).first().click()
      const bar = await page.getByRole('navigation', { name: 'Menu sections' }).boundingBox()
      const place = await heading.boundingBox()
      expect((place?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(40)
    },
  )

  test(
    'lights what is read, down to the last section, and scrolls sideways without moving under reduced motion',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openMenuAtRest(page, market)
      const names = await sectionTabs(page).allInnerTexts()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(sectionTabs(page).and(page.locator('[aria-current]'))).toHaveText([names.at(-1) ?? ''])
      await expect(sectionTabs(page).last()).toBeInViewport({ ratio: 1 })
      expect(await page.locator('.tabs-row').evaluate((row) => getComputedStyle(row).scrollBehavior)).toBe('auto')
      await page.evaluate(() => scrollTo(0, 0))
      await expect(sectionTabs(page).and(page.locator('[aria-current]'))).toHaveText([names[0] ?? ''])
    },
  )

  test('has room for all sections on a desk', { tag: '@proof' }, async ({ page, market }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openMenuAtRest(page, market)
    expect(await page.locator('.tabs-row').evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  })

  test(
    'is where an address with a section leads, by a link from elsewhere too',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.goto(`${menuOf(market)}#burgers-and-wraps`, { waitUntil: 'networkidle' })
      await expect(page.locator('#burgers-and-wraps').getByRole('heading', { level: 2 })).toBeInViewport()
      await expect(sectionTabs(page).and(page.locator('[aria-current]'))).toHaveText([/burgers/i])
    },
  )
})
