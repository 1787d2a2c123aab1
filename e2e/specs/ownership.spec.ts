import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { addCombo, openMenu } from '../fixtures/journey'

const panel = (page: Page) => page.getByRole('region', { name: 'Who made this page' })
const title = (page: Page) => panel(page).getByRole('heading', { name: 'Who made this page' })
const label = (page: Page, name: string) => page.getByText(name, { exact: true })
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('one of both is not seen')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('Whoever wants to know sees who made which part of a page, in which release and with how much script, and goes on with their order', async ({
  page,
  market,
  expectAccessible,
}) => {
  await openMenu(page, market)
  await addCombo(page)
  await page.keyboard.press('Alt+o')
  const made = panel(page)
  await expect(title(page)).toBeVisible()
  await expect(made.getByText(/^\d+ kB script in all$/)).toBeVisible()
  for (const squad of ['Shell', 'Menu'])
    await expect(made.getByRole('listitem').filter({ hasText: squad })).toBeVisible()
  await expect(made.getByText(/^\S+ · for everybody$/).first()).toBeVisible()
  await expect(made.getByText(/FCP \d+\.\d\d s/)).toBeVisible()
  await expect(label(page, 'menu.restaurant')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  // The page can be read with it.
  const titleOfPage = page.getByRole('main').getByRole('heading', { level: 1 })
  expect(await overlap(label(page, 'menu.restaurant'), titleOfPage)).toBe(false)
  await expectAccessible()

  await test.step('the frames follow to another page', async () => {
    await made.getByRole('checkbox', { name: 'Frames' }).uncheck()
    await expect(label(page, 'menu.restaurant')).toBeHidden()
    await made.getByRole('checkbox', { name: 'Frames' }).check()
    await page.getByRole('banner').getByRole('link', { name: 'Galo, start page' }).click()
    await expect(label(page, 'search.home')).toBeVisible()
  })

  await test.step('and go by the key they came by', async () => {
    await page.keyboard.press('Alt+o')
    await expect(title(page)).toBeHidden()
    await expect(label(page, 'search.home')).toBeHidden()
  })
})

test('An address switches it on for who opens it', async ({ page }) => {
  await page.goto('/order/search?ff=ownership-overlay')
  await expect(title(page)).toBeVisible({ timeout: 30_000 })
  await expect(label(page, 'search.home')).toBeVisible()
  await untilAlive(panel(page).getByRole('button', { name: 'Close' }))
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(title(page)).toBeHidden()
})
