import { expect, test } from '../fixtures'
import {
  addCombo,
  chooseSlot,
  confirmation,
  fillDetails,
  findRestaurant,
  openCheckout,
  payWithGoodCard,
} from '../fixtures/journey'
import { PEOPLE, tellProvider } from '../fixtures/person'

/** An address of theirs to come, by market. */
const NEW_ADDRESS = {
  UK: { line1: '1 Quay Street', city: 'Manchester', typed: 'm33jb', stored: '1 Quay Street, Manchester M3 3JB' },
  IE: { line1: '4 Dawson Street', city: 'Dublin', typed: 'd02x285', stored: '4 Dawson Street, Dublin D02 X285' },
} as const

test('Who logs in on the way to checkout orders what they chose as a guest, keeps a new address, and logs out', async ({
  page,
  market,
  expectAccessible,
}) => {
  await findRestaurant(page, market)
  await addCombo(page)
  await openCheckout(page)
  await chooseSlot(page)
  await page.getByLabel('First name').fill('Mae')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How shall we put this order down?' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in and carry on' }).click()
  await page.waitForURL(/\/identity\//)
  await tellProvider(page, PEOPLE[market])
  await page.waitForURL('**/order/checkout')
  await expect(page.getByText(`You’re logged in as ${PEOPLE[market].email}.`)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Mae')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(PEOPLE[market].email)
  await expect(page.getByLabel('Last name')).not.toHaveValue('')
  await expectAccessible()
  await fillDetails(page)
  await payWithGoodCard(page)
  await expect(confirmation(page)).toBeVisible({ timeout: 20_000 })

  await page.goto('/profile')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await page.getByRole('button', { name: /add an address/i }).click()
  const { line1, city, typed, stored } = NEW_ADDRESS[market]
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(line1)
  await page.getByRole('textbox', { name: /town or city/i }).fill(city)
  await page.getByRole('textbox', { name: /postcode|eircode/i }).fill(typed)
  await expectAccessible()
  await page.getByRole('button', { name: /save address/i }).click()
  await expect(page.getByText(stored)).toBeVisible()
  await page.reload()
  await expect(page.getByText(stored)).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/signed-out/)
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})
