import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { bankOf, PLACES, reachPayment } from '../fixtures/journey'
import { basketIdOf, countCharges, expectPaidOnce } from '../fixtures/platform'

test.use({ wallets: ['apple', 'google'] })

const buttons = (page: Page) => page.frameLocator('iframe[name="__galoCardFrame-expressCheckout"]').getByRole('button')
const sheet = (page: Page) => page.frameLocator('iframe[name="__galoCardFrame-sheet"]')

test('A phone’s wallet pays an order with no card typed: its sheet put away charges nothing, its yes charges once', async ({
  page,
  market,
  request,
  expectAccessible,
}) => {
  await reachPayment(page, market)
  const basketId = await basketIdOf(page)
  await expect(buttons(page)).toHaveText(['Pay', 'Pay'])
  const [apple, google] = [buttons(page).nth(0), buttons(page).nth(1)]
  // The frame's stylesheet may come after its buttons.
  await expect(async () => {
    const [first, second] = await Promise.all([apple.boundingBox(), google.boundingBox()])
    expect(first?.width).toBeGreaterThan(100)
    expect(first?.width).toBe(second?.width)
  }).toPass()

  await google.click()
  const pay = sheet(page).getByRole('button', { name: `Pay ${PLACES[market].currency}` })
  await expect(pay).toBeEnabled()
  await expectAccessible()
  await sheet(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: 'Pay with your wallet' })).toBeHidden()
  expect(await countCharges(request, basketId)).toBe(0)

  await apple.click()
  await pay.dblclick()
  await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
  await expectPaidOnce(request, basketId)
})

test('What a bank says of a card in a wallet is said as of one that is typed: no, or a question first @proof', async ({
  page,
  market,
  request,
  complaints,
}) => {
  // The card provider says no by status, which the browser notes.
  complaints.expect(/402 \(Payment Required\)/)
  await reachPayment(page, market)
  const basketId = await basketIdOf(page)
  await buttons(page).first().click()
  await sheet(page)
    .getByRole('radio', { name: /no money/ })
    .check()
  await sheet(page).getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('alert').first()).toContainText(/wasn.t charged/i)
  expect(await countCharges(request, basketId)).toBe(0)

  await buttons(page).first().click()
  await sheet(page)
    .getByRole('radio', { name: /bank asks/ })
    .check()
  await sheet(page).getByRole('button', { name: 'Pay' }).click()
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
  await expectPaidOnce(request, basketId)
})
