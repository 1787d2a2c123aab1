import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { misfits } from '../fixtures/fits'
import { DOORS, quote, sayWho, toPayment } from '../fixtures/delivery'
import { addCombo, openCheckout, openMenu, PLACES } from '../fixtures/journey'
import { signIn } from '../fixtures/person'

type Market = 'UK' | 'IE'

const HERE = {
  UK: { latitude: 53.479, longitude: -2.248 },
  IE: { latitude: 53.342, longitude: -6.26 },
} as const
/** Codes that have a door in the town's list of addresses. */
const WITH_DOORS = { UK: 'M3 3HR', IE: 'D02 RE22' } as const
const street = (page: Page) => page.getByLabel('Number and street')
const finder = (page: Page) => page.getByRole('combobox', { name: 'Find your address' })

/** To the section that asks where to, with nothing known of it. */
const toAddress = async (page: Page, market: Market) => {
  await openMenu(page, market, 'fulfilment=delivery')
  await addCombo(page)
  await openCheckout(page)
  await sayWho(page)
}

test('An address is chosen by keys among the doors of a postcode, fills the fields, and stays theirs to change', async ({
  page,
  market,
  complaints,
  expectAccessible,
}) => {
  complaints.expectAny(/409/)
  const { label } = DOORS[market]
  await toAddress(page, market)
  await finder(page).fill(WITH_DOORS[market])
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible()
  expect(await misfits(page)).toEqual([])
  const chosen = (await page.getByRole('option').first().textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(street(page)).not.toHaveValue('')
  expect(chosen).toContain(await street(page).inputValue())
  await expect(page.getByLabel(label)).toHaveValue(WITH_DOORS[market])
  await expect(page.getByText(/^Filled in: /)).toBeVisible()
  await expect(quote(page)).toBeVisible()
  // Found, it is changed by hand like any other, and a reload keeps it.
  await street(page).fill(DOORS[market].street)
  await expect(page.getByText(/^Filled in: /)).toHaveCount(0)
  await page.reload()
  await expect(street(page)).toHaveValue(DOORS[market].street)
  await toPayment(page).click()
  await expect(page.getByRole('button', { name: 'Edit delivery address' })).toBeVisible()
})

test(
  'The door where the device is fills the fields, and a refusal or a silent service leaves them to be written',
  { tag: '@proof' },
  async ({ page, context, market, complaints, expectAccessible }) => {
    complaints.expectAny(/503|409|Failed to load resource/)
    await toAddress(page, market)
    const locate = page.getByRole('button', { name: 'Use my location' })
    await locate.click()
    await expect(page.getByText(/keeps your location to itself/)).toBeVisible()
    await expectAccessible()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(HERE[market])
    await locate.click()
    await expect(page.getByText(/but no door there/)).toBeVisible()
    await page.route('**/order/api/platform/localities/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await finder(page).fill(DOORS[market].street)
    await expect(page.getByText(/can’t suggest addresses right now/).first()).toBeVisible({ timeout: 30_000 })
    await expect(street(page)).toHaveValue('')
    await street(page).fill(DOORS[market].street)
    await page.getByLabel('Town or city').fill(DOORS[market].city)
    await page.getByLabel(DOORS[market].label).fill(PLACES[market].postcode)
    await page.getByLabel(DOORS[market].label).blur()
    await expect(quote(page)).toBeVisible()
  },
)

test(
  'Who is logged in chooses among the addresses they keep, and another one is written as by everybody',
  { tag: '@proof' },
  async ({ page, market, complaints, expectAccessible }) => {
    complaints.expectAny(/409/)
    await openMenu(page, market, 'fulfilment=delivery')
    await signIn(page, market, '/profile')
    await openMenu(page, market, 'fulfilment=delivery')
    await addCombo(page)
    await openCheckout(page)
    await expect(page.getByLabel('Mobile')).not.toHaveValue('')
    await page.getByRole('button', { name: 'Continue to address' }).click()
    const choices = page.getByRole('group', { name: 'Your addresses' })
    await expect(choices.getByRole('radio', { name: 'Another address' })).toBeChecked()
    await expect(finder(page)).toBeVisible()
    await street(page).fill(DOORS[market].street)
    await expectAccessible()
    expect(await misfits(page)).toEqual([])
    await choices.getByRole('radio').first().press('Space')
    await expect(street(page)).toHaveCount(0)
    // Of the UK's two homes neither is near; of Ireland's both are.
    const tooFar = page.getByRole('dialog', { name: 'We can’t deliver to that address from here.' })
    if (market === 'UK') await tooFar.getByRole('button', { name: 'Close popup' }).click()
    else await expect(quote(page)).toBeVisible()
    await choices.getByRole('radio', { name: 'Another address' }).press('Space')
    await expect(street(page)).toHaveValue(DOORS[market].street)
  },
)
