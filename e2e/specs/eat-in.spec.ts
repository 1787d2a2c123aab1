import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { addCombo, CARDS, fillCard, openCheckout, payButton, PLACES } from '../fixtures/journey'
import { basketIdOf, expectPaidOnce } from '../fixtures/platform'

const yourOrder = (page: Page) => page.getByRole('list', { name: 'Your order' })
const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })

/** As a telephone does that reads the code on a table. */
const scan = async (page: Page, market: 'UK' | 'IE', table: string) => {
  const { restaurant, slug } = PLACES[market]
  await page.goto(`/order/menu/${slug}?table=${table}`)
  await expect(page.getByRole('heading', { level: 1, name: restaurant })).toBeVisible()
  await untilAlive(page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first())
}

test('A guest reads the code on their table, moves to another, and follows the order to its end', async ({
  page,
  market,
  request,
  expectAccessible,
}) => {
  await page.clock.install()
  await scan(page, market, 'abc')
  await expect(page.getByText('“abc” is no table of ours')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Table number').fill('12')
  await page.getByRole('button', { name: 'That’s my table' }).click()
  await expect(page).toHaveURL(/fulfilment=at-table&table=12|table=12&fulfilment=at-table/)
  await expect(yourOrder(page)).toContainText('Table 12 · Eating in')
  await addCombo(page)
  await page.reload()
  await expect(yourOrder(page)).toContainText('Table 12')
  const basket = page.getByRole('link', { name: /go to checkout/i }).or(page.getByText(/view basket/i))
  await expect(basket.locator('visible=true').first()).toBeVisible()
  await openCheckout(page)
  await expect(page.getByText(`${PLACES[market].restaurant}, brought to your table.`)).toBeVisible()
  await expectAccessible()
  await toPayment(page).click()
  await expect(page.getByText('Table 12', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit table number' }).click()
  await page.getByLabel('Table number').fill('14')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.reload()
  await expect(page.getByText('Table 14', { exact: true })).toBeVisible()
  const basketId = await basketIdOf(page)
  await fillCard(page, CARDS.good)
  await payButton(page).click()

  await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('brought to Table 14')
  const place = page.getByRole('region', { name: 'Your table' })
  await expect(place.getByRole('heading', { name: 'Table 14' })).toBeVisible()
  await expect(page.getByText('The kitchen has your order.')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(/collect/i)).toHaveCount(0)
  await expectAccessible()
  await expectPaidOnce(request, basketId)
  await page.clock.fastForward('16:00')
  await expect(page.getByText('It should be on its way to your table.')).toBeVisible()
  await page.clock.fastForward('50:00')
  await expect(page.getByText('We hope it was good.')).toBeVisible()
})
