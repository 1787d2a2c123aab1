import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { basketOf, PLACES } from '../fixtures/journey'
import { LOST_FILES } from '../fixtures/remotes'

/** What of the menu is asked for after its first view. */
const MENU_FILES = /\/assets\/mfe-menu\/.*\.js/

/** How many dishes the platform was asked to put into the basket. */
const countAdditions = (page: Page) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/basket/items')) count += 1
  })
  return () => count
}

test.describe('A basket whose code has not come', () => {
  test.beforeEach(async ({ page, market }) => {
    await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`, { waitUntil: 'networkidle' })
  })

  test('says that it is adding, and every press counts once when the code is here', async ({ page }) => {
    const additions = countAdditions(page)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(MENU_FILES, async (route) => {
      await held
      await route.continue()
    })
    const plus = page.getByRole('button', { name: 'Add Garlic dip' })
    await plus.click()
    await plus.click()
    await expect(page.getByText('Adding it')).toBeVisible()
    goOn()
    await expect(page.getByText('Added: Garlic dip')).toBeVisible({ timeout: 15_000 })
    await expect.poll(() => additions(), { timeout: 15_000 }).toBe(2)
  })

  test('is told when it was lost, and the next press counts once', { tag: '@proof' }, async ({ page, complaints }) => {
    const additions = countAdditions(page)
    complaints.expectAny(LOST_FILES)
    await page.route(MENU_FILES, (route) => route.abort())
    const plus = page.getByRole('button', { name: 'Add Garlic dip' })
    await plus.click()
    await expect(
      page.getByText("We couldn't add that. Please try again.").filter({ visible: true }).first(),
    ).toBeVisible({ timeout: 15_000 })
    await page.unroute(MENU_FILES)
    await plus.click()
    await expect(page.getByText('Added: Garlic dip')).toBeVisible({ timeout: 15_000 })
    expect(additions()).toBe(1)
  })

  test(
    'keeps what somebody wants who is offline, and puts it in once when they are back',
    { tag: '@proof' },
    async ({ page, context, complaints }) => {
      const additions = countAdditions(page)
      complaints.expectAny(LOST_FILES)
      await context.setOffline(true)
      await page.getByRole('dialog', { name: 'You are offline' }).getByRole('button', { name: 'Close popup' }).click()
      await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Add Garlic dip' }).click()
      await expect(page.getByText('You’re offline. It goes in by itself once you’re back.')).toBeVisible()
      await context.setOffline(false)
      await expect.poll(() => basketOf(page), { timeout: 15_000 }).toBe(1)
      expect(additions()).toBe(1)
    },
  )
})
