import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  addCombo,
  bankOf,
  CARDS,
  choose,
  chooseSlot,
  fillCard,
  openCheckout,
  openMenu,
  payButton,
  PLACES,
} from '../fixtures/journey'
import { signIn } from '../fixtures/person'
import { basketIdOf, countCharges, expectPaidOnce } from '../fixtures/platform'

const ORDER = /\/order\/myorders\/[\w-]+$/

/** To the payment of a new basket, by who is known: name and number are filled in, and asked for the first time only. */
const reachPaymentSignedIn = async (page: Page): Promise<string> => {
  await addCombo(page)
  await openCheckout(page)
  await chooseSlot(page)
  const mobile = page.getByLabel('Mobile')
  const paying = page.getByLabel('Name on card').or(page.getByRole('radio', { name: 'Another card' }))
  await expect(mobile.or(paying).first()).toBeVisible()
  if (await mobile.isVisible()) {
    await expect(mobile).not.toHaveValue('')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
  }
  return basketIdOf(page)
}

const sayYesToTheBank = async (page: Page) => {
  await expect(bankOf(page).getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await bankOf(page)
    .getByRole('button', { name: /complete|yes/i })
    .click()
}

test('A customer has their card saved, pays with it the next time without a digit though the bank asks, and removes it', async ({
  page,
  market,
  request,
  expectAccessible,
}) => {
  await openMenu(page, market)
  await signIn(page, market, `/order/menu/${PLACES[market].slug}?fulfilment=collection`)
  await openMenu(page, market)
  await reachPaymentSignedIn(page)
  await fillCard(page, CARDS.asked)
  await choose(page.getByRole('checkbox', { name: /^Save this card for next time/ }))
  await expectAccessible()
  await payButton(page).click()
  await sayYesToTheBank(page)
  await expect(page).toHaveURL(ORDER)

  await openMenu(page, market)
  const basketId = await reachPaymentSignedIn(page)
  const saved = page.getByRole('radio', { name: 'Visa ending 3155 Expires 12/34' })
  await expect(saved).toBeChecked()
  await expect(page.getByLabel('Name on card')).toHaveCount(0)
  await expectAccessible()
  await payButton(page).click()
  await sayYesToTheBank(page)
  await expect(page).toHaveURL(ORDER)
  await expectPaidOnce(request, basketId)

  await openMenu(page, market)
  const last = await reachPaymentSignedIn(page)
  await page.getByRole('button', { name: 'Remove Visa ending 3155' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(page.getByText('Visa ending 3155 is removed.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name on card')).toBeVisible()
  await expect(saved).toHaveCount(0)
  expect(await countCharges(request, last)).toBe(0)
})
