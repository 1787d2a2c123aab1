import { addCombo, openBasket, openDish } from '../fixtures/by-structure'
import { PLACES } from '../fixtures/journey'
import { expect, test } from '../fixtures/pseudo-site-test'

const { postcode, slug, restaurant } = PLACES.UK

test('In pseudo-language no page on the way to a basket has a plain English word, or one that does not fit a phone', async ({
  page,
  typed,
  expectTranslated,
}) => {
  typed.add(postcode)
  await page.goto('/order/search')
  expect(await page.locator('html').getAttribute('lang')).toBe('en-XA')
  await expectTranslated(page, 'the start page')

  // What helps to say where one is comes below the button.
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('combobox').focus()
  const help = page.locator('[role=search] button').last()
  // Until it is here, the last one sends the search.
  await expect(help).toHaveAttribute('type', 'button')
  await help.click()
  await page.locator('main form button[type=submit]').click()
  await expectTranslated(page, 'an address by hand')
  await page.locator('main form button').last().click()
  await page.getByRole('radio').nth(1).check({ force: true })

  await page.getByRole('combobox').fill(postcode)
  await page.keyboard.press('Enter')
  const way = page.getByRole('main').locator(`a[href*="/order/menu/${slug}"]`).first()
  await expect(way).toBeVisible()
  await expectTranslated(page, 'the results')

  await way.click()
  await expect(page.getByRole('heading', { level: 1, name: restaurant })).toBeVisible()
  await expectTranslated(page, 'the menu')

  const sheet = await openDish(page, 'Half chicken')
  await sheet.locator('button[type=submit]').click()
  await expectTranslated(page, 'a dish that lacks a choice')
  await page.keyboard.press('Escape')

  await addCombo(page)
  await expectTranslated(page, 'the menu with a basket')
  await openBasket(page)
  await expectTranslated(page, 'the basket')
})
