import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { saveData } from '../fixtures/connection'
import { resultsOf } from '../fixtures/journey'
import { LOST_FILES, PAGE_DATA } from '../fixtures/remotes'

const PLATFORM_CALLS = '**/order/api/platform/**'

/** A list of restaurants, from which nothing is brought ahead: the next page is all on its way when it is pressed. */
const openResults = async (page: Page, market: 'UK' | 'IE') => {
  await saveData(page)
  await page.goto(resultsOf(market), { waitUntil: 'networkidle' })
}
const wayToMenu = (page: Page) => page.getByRole('link', { name: /order from here|see the menu/i }).first()
const openMenu = (page: Page) => wayToMenu(page).click()
const dish = (page: Page) => page.getByRole('heading', { name: 'Half chicken' })

test.describe('A page that is on its way', () => {
  test('says so, says when it takes long, and comes', async ({ page, market, expectAccessible }) => {
    await openResults(page, market)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(PAGE_DATA, (route) => held.then(() => route.continue()))
    await openMenu(page)
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^(?:Loading|Bringing the menu)$/)
    const slow = page.getByText('This is taking longer than usual. It’s still on its way.')
    await expect(slow).toBeVisible({ timeout: 5_000 })
    await expectAccessible()
    letGo()
    await expect(dish(page)).toBeVisible()
    await expect(slow).toBeHidden()
  })

  test('and can’t be had says so, what is safe, and comes after Try again', async ({
    page,
    market,
    complaints,
    expectAccessible,
  }) => {
    complaints.expectAny(LOST_FILES)
    await openResults(page, market)
    await page.route(PAGE_DATA, (route) => route.fulfill({ status: 204 }))
    await page.route(PLATFORM_CALLS, (route) => route.fulfill({ status: 500, json: {} }))
    await openMenu(page)
    const failed = page.getByRole('heading', { name: 'We can’t show the menu right now.' })
    await expect(failed).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(/Nothing in your basket changed/)).toBeVisible()
    await expectAccessible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(dish(page)).toBeVisible()
    await expect(failed).toBeHidden()
  })

  test(
    'and finds no line says so, and comes once there is one',
    { tag: '@proof' },
    async ({ page, market, context, complaints }) => {
      complaints.expectAny(LOST_FILES)
      await openResults(page, market)
      // Quicker than the dialog, which comes by itself.
      await wayToMenu(page).focus()
      await context.setOffline(true)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'You are offline' }).getByRole('button', { name: 'Close popup' }).click()
      await expect(page.getByRole('main').getByRole('heading', { name: 'You are offline' })).toBeVisible()
      await context.setOffline(false)
      // Nobody has to press anything.
      await expect(dish(page)).toBeVisible()
    },
  )
})

test(
  'A list with nothing in it says so, beside the way to another',
  { tag: '@proof' },
  async ({ page, expectAccessible }) => {
    // Far out at sea, where nobody cooks.
    await page.goto('/order/search/results?q=Rockall&lat=57.6&lon=-13.69&fulfilment=collection')
    await expect(page.getByText('No Galo near there yet')).toBeVisible()
    await expectAccessible()
    const main = page.getByRole('main')
    await expect(main.getByRole('combobox')).toHaveValue('Rockall')
    await expect(main.getByRole('button', { name: 'Find my Galo' })).toBeVisible()
  },
)
