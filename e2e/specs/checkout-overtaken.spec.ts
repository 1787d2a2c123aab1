import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { moveOn, putBack } from '../fixtures/operator'
import { addCombo, CARDS, fillCard, fillDetails, openCheckout, openMenu, payButton, PLACES } from '../fixtures/journey'
import { test } from '../fixtures/own-site-test'
import { basketIdOf, countCharges, expectPaidOnce } from '../fixtures/platform'

const ORDER = /\/order\/myorders\/[\w-]+$/

// One after the other: they move the time of their site.
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeEach(({ request, site }) => putBack(request, site, PLACES.UK.id, 'item-half-chicken'))

/** Who does what the page asks for: another time, on to paying, Pay. Ends at the order. */
const followThePage = async (page: Page) => {
  const steps = [
    page.getByRole('dialog').getByRole('button', { name: /^\d\d:\d\d/ }),
    page.getByRole('button', { name: /^(Confirm collection time|Continue to payment)$/ }),
    payButton(page),
  ]
  await expect(async () => {
    for (const step of steps) if (await step.first().isVisible()) await step.first().click({ timeout: 2_000 })
    await expect(page).toHaveURL(ORDER, { timeout: 4_000 })
  }).toPass({ timeout: 60_000 })
}

// Longer than a basket, a guest's token and a time that was near hold.
test('A checkout that stands open for two hours says that its time has gone, charges nothing for it, and ends in one order @proof', async ({
  page,
  request,
  site,
  complaints,
}) => {
  complaints.expectAny(/401 \(Unauthorized\)/, /409 \(Conflict\)/)
  await openMenu(page, 'UK')
  await addCombo(page)
  await openCheckout(page)
  await page.getByRole('button', { name: /^As soon as possible/ }).click()
  await fillDetails(page)
  await fillCard(page, CARDS.good)
  const basketId = await basketIdOf(page)
  await moveOn(request, site, '2 h')
  await payButton(page).click()
  await expect(page.getByText(/The kitchen can’t make|is too soon now/).first()).toBeVisible({ timeout: 20_000 })
  expect(await countCharges(request, basketId, site.platform)).toBe(0)
  await followThePage(page)
  await expectPaidOnce(request, basketId, site.platform)
})
