import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { addCombo, basketOf, openMenu, PLACES } from '../fixtures/journey'
import { signIn } from '../fixtures/person'
import { saidNo } from '../bench/src/said-no'

const NAME = 'Friday with everybody'

/** The basket with what is saved below it, opened by its address, for who signs in on the way. */
const openBasketSignedIn = async (page: Page, market: keyof typeof PLACES): Promise<Locator> => {
  await signIn(page, market, `/order/menu/${PLACES[market].slug}?fulfilment=collection&basket=open`)
  const sheet = page.getByRole('dialog', { name: 'Your basket' })
  await untilAlive(sheet.getByRole('button', { name: 'Close' }))
  return sheet
}

test('A basket saved under a name is found on another device, goes in at a press, and is deleted after a question', async ({
  page,
  market,
  browser,
  baseURL,
  viewport,
  expectAccessible,
}) => {
  await openMenu(page, market)
  await addCombo(page)
  const basket = await openBasketSignedIn(page, market)
  const saved = basket.getByRole('region', { name: 'Saved baskets' })
  await saved.getByRole('textbox', { name: 'A name for this basket' }).fill(NAME)
  await page.keyboard.press('Enter')
  await expect(saved.getByText(`Saved: ${NAME}`)).toBeVisible()
  await expectAccessible()

  const elsewhere = await browser.newContext({
    storageState: saidNo(),
    viewport,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const other = await elsewhere.newPage()
  await openMenu(other, market)
  const empty = await openBasketSignedIn(other, market)
  await expect(empty.getByText('Nothing in here yet.')).toBeVisible()
  const found = empty.getByRole('listitem').filter({ hasText: NAME })
  await expect(found).toContainText(`${PLACES[market].restaurant}, 1 dish, ${PLACES[market].currency}`)
  await found.getByRole('button', { name: /^Put it in/ }).press('Enter')
  await expect(empty.getByText('It’s all in your basket, at today’s prices.')).toBeVisible()
  expect(await basketOf(other)).toBe(1)
  await expect(empty.getByText(/Fogo/).first()).toBeVisible()

  // What is in the basket by now goes only when they say so, and is offered back.
  await found.getByRole('button', { name: /^Put it in/ }).click()
  await other.getByRole('dialog', { name: 'Start again?' }).getByRole('button', { name: 'Start again' }).click()
  await expect(empty.getByText('You had another basket')).toBeVisible()

  await found.getByRole('button', { name: `Delete ${NAME}` }).click()
  await other
    .getByRole('dialog', { name: `Delete “${NAME}”?` })
    .getByRole('button', { name: 'Delete it' })
    .click()
  await expect(found).toHaveCount(0)
  expect(await basketOf(other)).toBe(1)
  await elsewhere.close()
})
