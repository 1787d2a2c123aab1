import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { haveItBrought } from '../fixtures/delivery'
import { moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'

const FAILURE = '/order/myorders/failure'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe.configure({ mode: 'serial' })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, 'item-half-chicken'))

test('An order is in, by the page for what worked; then its payment is declined after all, which its page and the page for what failed say, with the way back to pay', async ({
  page,
  site,
  market,
  request,
  complaints,
  expectAccessible,
}) => {
  complaints.expectAny(/409/)
  const id = await haveItBrought(page, market)
  await page.goto('/order/myorders/success')
  await expect(heading(page)).toHaveText('Your order is in')
  await page.getByRole('link', { name: 'Watch your order' }).click()
  await expect(page).toHaveURL(new RegExp(`/order/myorders/${id}$`))

  const declined = await request.put(`${site.platform}/console/api/orders/${id}/scenario`, {
    data: { name: 'payment-declined' },
  })
  expect(declined.ok()).toBe(true)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('No money was taken', { timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await expectAccessible()
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveCount(0)

  await page.goto(FAILURE)
  await expect(page.getByText('No money was taken')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go back to checkout' })).toBeVisible()
  await expectAccessible()
})

test(
  'Nobody can bring an order: its page says so, and that no funds were taken, and leads to the menu again',
  { tag: '@proof' },
  async ({ page, site, market, request, complaints }) => {
    complaints.expectAny(/409/)
    const id = await haveItBrought(page, market)
    await moveOrder(request, site, id, 'delivery/rejected-by-delivery-partner')
    await page.reload()
    await expect(heading(page)).toHaveText('Your order could not be delivered')
    await expect(page.getByRole('alert')).toContainText('No funds were taken')
    await page.getByRole('button', { name: 'Restart order' }).click()
    await expect(page).toHaveURL(/\/order\/menu\//)
  },
)
