import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { addCombo, basketOf, choose, openMenu, PLACES } from '../fixtures/journey'
import { PEOPLE, signIn } from '../fixtures/person'
import { PLATFORM } from '../ports'
import { saidNo } from '../bench/src/said-no'

/** A dish that no other journey looks at, and where it is sold out for a moment. */
const OLIVES = { id: 'item-charred-olives', name: 'Charred olives and peppers' }

/** A dialog of the menu, alive. */
const dialog = async (page: Page, name: string): Promise<Locator> => {
  const sheet = page.getByRole('dialog', { name })
  await untilAlive(sheet.getByRole('button', { name: 'Close' }).first())
  return sheet
}

test('A basket shared by a link is put in by a guest elsewhere with what is gone named, and what its customer must not eat is kept with their account', async ({
  page,
  market,
  browser,
  baseURL,
  viewport,
  request,
  expectAccessible,
}) => {
  const at = (more: string) => `/order/menu/${PLACES[market].slug}?fulfilment=collection${more}`
  const elsewhere = async () => {
    const context = await browser.newContext({
      storageState: saidNo(),
      viewport,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    return context.newPage()
  }
  await openMenu(page, market)
  await addCombo(page)
  await page.getByRole('button', { name: `Add ${OLIVES.name}` }).click()
  await expect.poll(() => basketOf(page)).toBe(2)
  await signIn(page, market, at('&basket=open'))
  const basket = await dialog(page, 'Your basket')
  const share = basket.getByRole('region', { name: 'Share this basket' })
  await share.getByRole('button', { name: 'Share' }).press('Enter')
  const link = await share.getByRole('textbox', { name: 'The link to this basket' }).inputValue()
  expect(link).toMatch(/&shared=[\da-f-]{36}$/)
  await expectAccessible()

  const sell = (isAvailable: boolean) =>
    request.put(`${PLATFORM}/console/api/restaurants/${PLACES[market].id}/items/${OLIVES.id}`, {
      data: { isAvailable },
    })
  const guest = await elsewhere()
  expect((await sell(false)).ok()).toBe(true)
  try {
    await guest.goto(link)
    const shared = await dialog(guest, 'A basket for you')
    await expect(shared.getByText(`${PLACES[market].restaurant} · Collection`)).toBeVisible()
    await expect(shared.getByText(`Can’t be had today: ${OLIVES.name}`)).toBeVisible()
    await expect(shared.getByRole('listitem').filter({ hasText: 'Half chicken' })).toContainText(
      PLACES[market].currency,
    )
    expect(await guest.content()).not.toContain(PEOPLE[market].email)
    await shared.getByRole('button', { name: 'Put it in my basket' }).press('Enter')
    const theirs = await dialog(guest, 'Your basket')
    await expect(theirs.getByText(new RegExp(`The rest is in your basket.* ${OLIVES.name} can’t be had`))).toBeVisible()
    await expect(theirs.getByRole('link', { name: /go to checkout/i })).toBeVisible()
    expect(await basketOf(guest)).toBe(1)
  } finally {
    await sell(true)
  }
  await guest.context().close()

  await page.goto(at('&filters=open'))
  const filters = await dialog(page, 'Filter the menu')
  await choose(filters.getByRole('checkbox', { name: 'Milk', exact: true }))
  await choose(filters.getByRole('checkbox', { name: /^Keep this with my account/ }))
  await expect(filters.getByText('Kept with your account.')).toBeVisible()
  await expectAccessible()

  const other = await elsewhere()
  await openMenu(other, market)
  await signIn(other, market, at(''))
  await expect(other.getByRole('region', { name: 'Safe mode' })).toContainText('milk', { ignoreCase: true })
  // Signing out takes it from this browser; with its account it stays until its customer says no more.
  await other.goto('/profile')
  await other
    .getByRole('main')
    .getByRole('button', { name: /log out/i })
    .click()
  await other.waitForURL(/signed-out/)
  const left = () => other.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  await expect.poll(left).not.toContain('milk')
  await other.context().close()

  await filters
    .getByRole('checkbox', { name: /^Keep this with my account/ })
    .locator('xpath=ancestor::label')
    .click()
  await expect(filters.getByText('Your account keeps nothing of it.')).toBeVisible()
})
