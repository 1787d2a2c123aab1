import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { addCombo, chooseSlot, PLACES } from '../fixtures/journey'
import { LOST_FILES } from '../fixtures/remotes'

const PING = '**/order/api/ping'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'You are offline' })
const strip = (page: Page) => page.getByText('You’re offline.', { exact: true })

const openMenu = async (page: Page, market: 'UK' | 'IE', fulfilment = 'collection') => {
  await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=${fulfilment}`, { waitUntil: 'networkidle' })
}

test.beforeEach(({ complaints }) => complaints.expectAny(LOST_FILES, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/))

test(
  'Who goes offline is told after a moment, reads on once they have closed it, and not any more once they are back',
  { tag: '@proof' },
  async ({ page, context, market, expectAccessible }) => {
    await openMenu(page, market)
    await context.setOffline(true)
    await page.waitForTimeout(1_000)
    await expect(dialog(page)).toBeHidden()
    await expect(dialog(page)).toBeVisible({ timeout: 3_000 })
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeFocused()
    await expectAccessible()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(dialog(page).getByRole('status')).toHaveText(/Still no connection/)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(strip(page)).toBeVisible()

    await context.setOffline(false)
    await page.waitForTimeout(1_000)
    await expect(strip(page)).toBeVisible()
    await expect(strip(page)).toBeHidden({ timeout: 3_000 })
  },
)

test(
  'The dialog goes by itself when the line is back, and the focus to where it was',
  { tag: '@proof' },
  async ({ page, context, market }) => {
    await openMenu(page, market)
    const plus = page.getByRole('button', { name: 'Add Garlic dip' })
    await plus.focus()
    await context.setOffline(true)
    await expect(dialog(page)).toBeVisible()
    await context.setOffline(false)
    await expect(dialog(page)).toBeHidden()
    await expect(plus).toBeFocused()
  },
)

test('Who eats in is told that somebody is at hand', { tag: '@proof' }, async ({ page, context, market }) => {
  await openMenu(page, market, 'eat-in')
  await context.setOffline(true)
  const here = page.getByRole('dialog', { name: 'Oops, no internet!' })
  await expect(here).toContainText('Looks like you might be offline')
  await here.getByRole('button', { name: 'Close popup' }).click()
  await expect(here).toBeHidden()
})

test('What was typed at checkout is still there after Refresh', async ({ page, context, market }) => {
  await openMenu(page, market)
  await addCombo(page)
  await page.goto('/order/checkout')
  await chooseSlot(page)
  await page.getByLabel('First name').fill('Maeve')
  await context.setOffline(true)
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Maeve')
  await context.setOffline(false)
  // It goes by itself soon; Refresh is quicker.
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await loaded
  await expect(page.getByLabel('First name')).toHaveValue('Maeve')
})

/** As a browser that believes something about its line, whatever is true. */
const believe = (context: BrowserContext, isOnline: boolean) =>
  context.addInitScript((value) => Object.defineProperty(navigator, 'onLine', { get: () => value }), isOnline)

test(
  'Who takes themselves for online and finds nobody is told so',
  { tag: '@proof' },
  async ({ page, context, market }) => {
    await believe(context, true)
    await openMenu(page, market)
    await page.route('**/order/api/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Add Garlic dip' }).click()
    await expect(dialog(page)).toBeVisible()
    await page.unroute('**/order/api/**')
    await expect(dialog(page)).toBeHidden()
  },
)

test(
  'Who takes themselves for offline and is answered is told nothing',
  { tag: '@proof' },
  async ({ page, context, market }) => {
    await believe(context, false)
    const answered = page.waitForResponse(PING)
    await openMenu(page, market)
    await answered
    await page.waitForTimeout(3_500)
    await expect(dialog(page)).toBeHidden()
    await expect(strip(page)).toBeHidden()
  },
)
